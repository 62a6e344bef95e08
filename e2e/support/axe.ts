import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds on the page as it stands, one line each: rule, impact, help and the elements. Empty is good.
 * With `rules`, axe asks after these alone.
 */
export async function accessibilityProblems(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, impact, help, nodes }) => {
    const where = nodes.map(({ target }) => target.join(' ')).join(', ');
    return `${id} (${impact ?? 'unknown'}): ${help}: ${where}`;
  });
}
