import { AxeBuilder } from '@axe-core/playwright';
import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Axe for a page without frames, which answers by itself. It is brought once for each document: the builder would bring its
 * half megabyte twice with each question, which takes as long as the answer.
 */
const axeAlone = async (page: Page): Promise<AxeBuilder> => {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axeCore.source);
  return new AxeBuilder({ page, axeSource: `'it is there'` }).setLegacyMode();
};

/**
 * What axe finds on the page as it stands, one line each: rule, impact, help and the elements. Empty is good.
 * With `rules`, axe asks after these alone. What several frames say is put together in a second page, which takes as long
 * again.
 */
export async function accessibilityProblems(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const isAlone = page.frames().length === 1;
  const brought = isAlone ? await axeAlone(page) : new AxeBuilder({ page });
  const axe = brought.options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, impact, help, nodes }) => {
    const where = nodes.map(({ target }) => target.join(' ')).join(', ');
    return `${id} (${impact ?? 'unknown'}): ${help}: ${where}`;
  });
}
