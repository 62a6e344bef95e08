import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './axe.ts';
import { layoutProblems } from './watch.ts';

/** Expects what stands on the page to have no fault that axe tells, and nothing cut or covered. */
export const expectWell = async (page: Page): Promise<void> => {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
};
