import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { callsModule, contractAsCalls } from './calls-only.ts';

const dealsContract = {
  addDeal: endpoint({
    method: 'POST',
    path: 'deals',
    summary: 'A deal',
    access: 'editor',
    creates: true,
    impersonated: 'refused',
    body: z.object({ name: z.string() }),
    reply: z.object({ id: z.string() }),
    errors: [],
  }),
};

test('screens have of a contract what calls need, and its plain values', () => {
  const states = ['open', 'closed'] as const;
  const exported = { dealsContract, states, state: z.enum(states), longest: 80, isOpen: () => true };
  expect(callsModule(exported)).toBe(
    `export const dealsContract = {"addDeal":{"method":"POST","path":"deals","access":"editor","creates":true,"impersonated":"refused"}};
export const states = ["open","closed"];
export const longest = 80;
`,
  );
});

test('what is imported of the contract is made into calls, but for itself', async () => {
  const resolve = async (source: string) => ({ id: source.replace('..', '/root/src/features/prices/deals') });
  const from = (importer?: string) =>
    contractAsCalls.resolveId.handler.call({ resolve }, '../contract.ts', importer);
  const contract = '/root/src/features/prices/deals/contract.ts';
  expect(await from('/root/src/features/prices/deals/web/deal-page.tsx')).toBe(`${contract}?calls`);
  expect(await from('/root/src/platform/web/live/use-live.ts')).toBe(`${contract}?calls`);
  expect(await from('/root/src/features/prices/deals/rules.ts')).toBe(`${contract}?calls`);
  expect(await from('/root/src/features/open/api/contract-entry.ts')).toBeNull();
  expect(await from('/root/src/features/open/api/rules-entries.ts')).toBeNull();
});

test('the calls of a module are those of the module itself', async () => {
  const file = new URL('../../src/features/account/tasks/contract.ts', import.meta.url);
  const code = await contractAsCalls.load.handler(`${file.pathname}?calls`);
  expect(code).toMatch(/^export const \w+Contract = \{"/m);
  expect(code).not.toContain('summary');
});
