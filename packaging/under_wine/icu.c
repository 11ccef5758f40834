/* icuuc.dll: Wine 8 has none; every converter that Qt asks for is refused (4: U_FILE_ACCESS_ERROR), and Qt then uses its own. */
#define E __declspec(dllexport)
E void *ucnv_open(const char *name, int *error) { *error = 4; return 0; }
E void ucnv_close(void *c) {}
E void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
E void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
E void ucnv_reset(void *c) {}
E signed char ucnv_getMaxCharSize(void *c) { return 4; }
E const char *ucnv_getName(void *c, int *error) { *error = 4; return 0; }
E void ucnv_getToUCallBack(void *c, void *a, void *b) {}
E void ucnv_getFromUCallBack(void *c, void *a, void *b) {}
E void ucnv_setToUCallBack(void *c, void *a, void *b, void *d, void *f, int *error) { *error = 4; }
E void ucnv_setFromUCallBack(void *c, void *a, void *b, void *d, void *f, int *error) { *error = 4; }
E void ucnv_cbToUWriteUChars(void) {}
E void ucnv_toUnicode(void) {}
E void ucnv_cbFromUWriteUChars(void) {}
E int ucnv_toUCountPending(void *c, int *error) { return 0; }
E int ucnv_fromUCountPending(void *c, int *error) { return 0; }
E const char *ucnv_getStandardName(const char *a, const char *b, int *error) { return 0; }
E const char *ucnv_getAvailableName(int n) { return 0; }
E int ucnv_countAvailable(void) { return 0; }
E void ucnv_fromUnicode(void) {}
