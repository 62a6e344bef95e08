import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it stands, one line each: rule, impact, help and the elements. Empty is good. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, impact, help, nodes }) => {
    const where = nodes.map(({ target }) => target.join(' ')).join(', ');
    return `${id} (${impact ?? 'unknown'}): ${help}: ${where}`;
  });
}
