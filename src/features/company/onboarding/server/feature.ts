import { serverFeature } from '#platform/server/features/feature.ts';
import { onboardingRoutes } from './routes.ts';

/** The steps from an account to a restaurant. */
export const onboardingFeature = serverFeature({
  routes: (served) => ({ onboarding: onboardingRoutes(served) }),
});
