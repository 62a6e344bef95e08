import { serverFeature } from '#platform/server/features/feature.ts';
import { securityRoutes } from './routes-security.ts';
import { settingsRoutes } from './routes.ts';

/** What people set for themselves, and the end of an account. */
export const settingsFeature = serverFeature({
  routes: (served) => ({ settings: settingsRoutes(served), security: securityRoutes(served) }),
});
