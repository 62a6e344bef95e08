/** What accounts of tests sign in with. */
export const testPassword = 'Tranbär7Snickrar';
