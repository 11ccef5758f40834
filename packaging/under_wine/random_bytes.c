/* bcryptprimitives.dll: Wine 8 has none; its one function, by the system's generator of advapi32. */
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL ProcessPrng(PBYTE place, SIZE_T left) {
    while (left) {
        ULONG part = left > 65536 ? 65536 : (ULONG)left;
        if (!SystemFunction036(place, part)) TerminateProcess(GetCurrentProcess(), 99);
        place += part;
        left -= part;
    }
    return TRUE;
}
