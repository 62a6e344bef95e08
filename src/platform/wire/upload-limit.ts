/** SECURITY R37–R39: no document above this many bytes is read, so none is sent or received. */
export const maxFileBytes = 50 * 1024 * 1024;
