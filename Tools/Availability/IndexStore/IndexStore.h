// The toolchain has this header and its library, and no module of them.
#include <indexstore/indexstore.h>
