import type { Page } from 'playwright-core';
import {
  confirmEmailPath,
  forgotPasswordPath,
  privacyPath,
  resetPasswordPath,
  sharedPlanPath,
  signUpPath,
  termsPath,
  verifyPath,
  verifyRequestPath,
} from '#features/account/accounts/paths.ts';
import { auditPath } from '#features/open/archive/paths.ts';
import { sheetPath } from '#features/prices/sheets/paths.ts';

/** As if the link of a letter had been followed. */
export const withToken = (ready: string) => async (page: Page) => {
  await page.evaluate(`location.hash = 'token=of-a-letter'`);
  await page.reload();
  await page.locator(ready).first().waitFor();
};

/** Screens before the shell: signing up, passwords, the letters' links, and what everybody may read. */
export const doorScreens = {
  terms: { path: termsPath(), ready: 'main .card', isDoor: true },
  privacy: { path: privacyPath(), ready: 'main .card', isDoor: true },
  'shared-plan': { path: sharedPlanPath(), ready: '.doorsay', isDoor: true },
  audit: { path: auditPath(), ready: '.doorsay', isDoor: true },
  sheet: { path: sheetPath(), ready: '.doorsay', isDoor: true },
  'sign-up': { path: signUpPath(), ready: '.captcha.ready', isDoor: true },
  'sign-up-faults': {
    path: signUpPath(),
    ready: '.captcha.ready',
    open: (page: Page) => page.locator('form button[type=submit]').first().click(),
    isDoor: true,
  },
  'forgot-password': { path: forgotPasswordPath(), ready: '.captcha.ready', isDoor: true },
  'reset-password': {
    path: resetPasswordPath(),
    ready: '.doorsay',
    open: withToken('input[type=password]'),
    isDoor: true,
  },
  'reset-expired': { path: resetPasswordPath(), ready: '.doorsay', isDoor: true },
  'verify-expired': { path: verifyPath(), ready: '.doorsay', isDoor: true },
  'verify-request': { path: verifyRequestPath(), ready: '.captcha.ready', isDoor: true },
  'confirm-email': { path: confirmEmailPath(), ready: '.doorsay', isDoor: true },
} as const;
