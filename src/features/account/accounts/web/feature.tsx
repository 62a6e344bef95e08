import type { WebFeature } from '#platform/web/frame/feature.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { doorRoute } from '#platform/web/frame/router.ts';
import {
  confirmEmailPath,
  forgotPasswordPath,
  privacyPath,
  resetPasswordPath,
  signUpPath,
  termsPath,
  verifyPath,
  verifyRequestPath,
} from '../paths.ts';

const loader = () => loadTexts('web', 'accounts');

const signUpRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: signUpPath.pattern,
  loader,
  component: lazyRouteComponent(() => import('./sign-up-page.tsx'), 'SignUpPage'),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: confirmEmailPath.pattern,
  loader,
  component: lazyRouteComponent(() => import('./confirm-email-page.tsx'), 'ConfirmEmailPage'),
});

const verifyRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: verifyPath.pattern,
  loader,
  component: lazyRouteComponent(() => import('./verify-page.tsx'), 'VerifyPage'),
});

const verifyRequestRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: verifyRequestPath.pattern,
  loader,
  component: lazyRouteComponent(() => import('./verify-request-page.tsx'), 'VerifyRequestPage'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: forgotPasswordPath.pattern,
  loader,
  component: lazyRouteComponent(() => import('./forgot-password-page.tsx'), 'ForgotPasswordPage'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: resetPasswordPath.pattern,
  loader,
  component: lazyRouteComponent(() => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
});

const readingRoute = <const Path extends string>(path: Path, kind: 'terms' | 'privacy') =>
  createRoute({
    getParentRoute: () => doorRoute,
    path,
    loader: () => loadTexts('web', 'accounts-reading'),
    component: lazyRouteComponent(async () => {
      const { ReadingPage } = await import('./reading-page.tsx');
      return { Page: () => <ReadingPage kind={kind} /> };
    }, 'Page'),
  });

/** Signing up, what everybody may read, and where letters about an account lead. */
export const accountsFeature: WebFeature = {
  door: [
    signUpRoute,
    confirmEmailRoute,
    verifyRoute,
    verifyRequestRoute,
    forgotPasswordRoute,
    resetPasswordRoute,
    readingRoute(termsPath.pattern, 'terms'),
    readingRoute(privacyPath.pattern, 'privacy'),
  ],
};
