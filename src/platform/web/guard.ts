const authPages = new Set([
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/verify',
  '/verify-request',
]);

const publicPages = new Set(['/share-subscription']);

/**
 * Where a visitor belongs instead of `path`, or null to stay (specification section 2, routing guard rules).
 * Logged in means a user record and a valid session check both exist.
 */
export const redirectFor = (path: string, isLoggedIn: boolean): '/login' | '/' | null => {
  if (publicPages.has(path)) return null;
  if (authPages.has(path)) return isLoggedIn ? '/' : null;
  return isLoggedIn ? null : '/login';
};
