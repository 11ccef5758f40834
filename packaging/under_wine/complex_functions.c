/* The complex functions of the C runtime, which Wine 8 lacks; set_up.py has the rest forwarded to Wine's ucrtbase. */
#include <complex.h>
typedef struct { double r, i; } D;
typedef struct { float r, i; } F;
#define Z(z) ((z).r + I * (z).i)
static D wide(double complex z) { D d = {creal(z), cimag(z)}; return d; }
static F narrow(float complex z) { F f = {crealf(z), cimagf(z)}; return f; }
/* A long double is a double there. */
#define OF_ONE(name) \
    D my_##name(D z) { return wide(name(Z(z))); } \
    D my_##name##l(D z) { return wide(name(Z(z))); } \
    F my_##name##f(F z) { return narrow(name##f(Z(z))); }
#define REAL(name) \
    double my_##name(D z) { return name(Z(z)); } \
    double my_##name##l(D z) { return name(Z(z)); } \
    float my_##name##f(F z) { return name##f(Z(z)); }
OF_ONE(cacos) OF_ONE(cacosh) OF_ONE(casin) OF_ONE(casinh) OF_ONE(catan) OF_ONE(catanh)
OF_ONE(ccos) OF_ONE(ccosh) OF_ONE(cexp) OF_ONE(clog) OF_ONE(csin) OF_ONE(csinh) OF_ONE(csqrt) OF_ONE(ctan) OF_ONE(ctanh)
OF_ONE(conj) OF_ONE(cproj) REAL(creal) REAL(cimag) REAL(cabs) REAL(carg)
D my_cpow(D a, D b) { return wide(cpow(Z(a), Z(b))); }
D my_cpowl(D a, D b) { return wide(cpow(Z(a), Z(b))); }
F my_cpowf(F a, F b) { return narrow(cpowf(Z(a), Z(b))); }
