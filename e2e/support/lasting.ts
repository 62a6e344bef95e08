import type { Page } from 'playwright-core';
import { cutProblems } from './cut.ts';
import { layoutProblems } from './watch.ts';

/** What is wrong with the layout and stays so: a table gives up its columns one measuring after the other. */
export const lastingProblems = async (page: Page): Promise<string[]> => {
  for (let tries = 20; ; tries -= 1) {
    const problems = [...(await layoutProblems(page)), ...(await cutProblems(page))];
    if (problems.length === 0 || tries === 0) return problems;
    await page.waitForTimeout(100);
  }
};
