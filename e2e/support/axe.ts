import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds on the page as it stands, one line each: rule, impact, help and the elements. Empty is good.
 * With `rules`, axe asks after these alone. A page without frames answers axe by itself; what several frames say is put
 * together in a second page, which takes as long again.
 */
export async function accessibilityProblems(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const isAlone = page.frames().length === 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(isAlone).options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, impact, help, nodes }) => {
    const where = nodes.map(({ target }) => target.join(' ')).join(', ');
    return `${id} (${impact ?? 'unknown'}): ${help}: ${where}`;
  });
}
