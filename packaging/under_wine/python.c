/* python.exe: what CPython's own does. */
#include <wchar.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
