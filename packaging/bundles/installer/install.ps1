# Installs gwasprivacy from this folder, without a network (Windows). Finds the right Python and starts install.py.
#   powershell -ExecutionPolicy Bypass -File install.ps1 [--to FOLDER] [--everyone] [--no-desktop] [--check] [--uninstall]
$ErrorActionPreference = 'Stop'
$here = Split-Path -Parent $MyInvocation.MyCommand.Path
$installer = Join-Path $here 'install.py'
$wanted = ''
try {
    $wanted = [string](Get-Content -Raw -Encoding UTF8 (Join-Path $here 'bundle.json') | ConvertFrom-Json).python
} catch {
    $wanted = ''
}
if (($wanted -eq '') -or -not (Test-Path -LiteralPath $installer)) {
    [Console]::Error.WriteLine('install.ps1: this folder is damaged or incomplete. Unpack the archive again.')
    exit 2
}
$candidates = @()
if ($env:GWASPRIVACY_PYTHON) { $candidates += , @($env:GWASPRIVACY_PYTHON) }
$candidates += , @('py', "-$wanted")
$candidates += , @('python')
# What a program writes beside its answer is no error.
$ErrorActionPreference = 'Continue'
foreach ($candidate in $candidates) {
    $program = $candidate[0]
    $before = @($candidate | Select-Object -Skip 1)
    if (-not (Get-Command $program -ErrorAction SilentlyContinue)) { continue }
    $found = ''
    try {
        $found = & $program @before -I -c 'import sys; print(sys.version_info[0], sys.version_info[1], sep=chr(46))' 2>$null
    } catch {
        $found = ''
    }
    if ($found -eq $wanted) {
        & $program @before -I $installer @args
        exit $LASTEXITCODE
    }
}
[Console]::Error.WriteLine("install.ps1: this archive is for Python $wanted (64 bits), which was not found. Install it, or set GWASPRIVACY_PYTHON to it.")
exit 2
