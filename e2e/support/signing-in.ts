import type { Page } from 'playwright-core';
import { loginPath } from '#platform/wire/doors.ts';

/** Signs a person in as people do, by the form; resolves where it has led them. */
export const signIn = async (
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> => {
  await page.goto(loginPath());
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(({ pathname }) => pathname !== loginPath());
};
