import { expect, test } from 'vitest';
import type { Draft } from '../contract-draft.ts';
import { draftSender, type Send } from './draft-sender.ts';

const draft = (number: string): Draft => ({
  number,
  issueDate: null,
  dueDate: null,
  currency: 'SEK',
  creditNote: false,
  supplier: { name: null, organizationNumber: null, vatNumber: null },
  payment: { bankgiro: null, plusgiro: null, iban: null, reference: null },
  lines: [],
  charges: [],
  vat: [],
  lineNet: null,
  taxExclusive: null,
  taxTotal: null,
  taxInclusive: null,
  prepaid: null,
  rounding: null,
  payable: null,
});

const [read, first, second] = [draft('1'), draft('2'), draft('3')];

/** A server that answers when it is told to, and what was sent to it. */
const server = () => {
  const sent: (readonly [revision: number, number: string | null])[] = [];
  const waiting: ((is: 'saved' | 'refused') => void)[] = [];
  const send: Send<null> = ({ revision, draft: { number } }) => {
    sent.push([revision, number]);
    return new Promise((resolve) => {
      waiting.push((is) => resolve({ revision: is === 'saved' ? revision + 1 : null, answer: null }));
    });
  };
  const answer = async (is: 'saved' | 'refused'): Promise<void> => {
    waiting.shift()?.(is);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { sent, send, answer };
};

test('what is typed while a draft is on its way is sent after it, upon the revision that it made', async () => {
  const { sent, send, answer } = server();
  const sender = draftSender({ revision: 4, draft: read }, send);
  void sender.send(first);
  void sender.send(second);
  await Promise.resolve();
  expect(sent).toEqual([[4, '2']]);
  await answer('saved');
  expect(sent).toEqual([
    [4, '2'],
    [5, '3'],
  ]);
  await answer('saved');
  expect(await sender.stands()).toEqual({ revision: 6, draft: second });
});

test('what has arrived meanwhile is not sent again, and what was refused is', async () => {
  const { sent, send, answer } = server();
  const sender = draftSender({ revision: 4, draft: read }, send);
  for (const is of ['refused', 'saved', 'saved'] as const) {
    void sender.send(first);
    await Promise.resolve();
    await answer(is);
  }
  expect(sent).toEqual([
    [4, '2'],
    [4, '2'],
  ]);
  expect((await sender.stands()).revision).toBe(5);
});

test('a draft that arrived without its answer is known as ours, until another stands', async () => {
  const { send, answer } = server();
  const sender = draftSender({ revision: 4, draft: read }, send);
  void sender.send(first);
  await Promise.resolve();
  await answer('refused');
  expect(sender.isOurs(first)).toBe(true);
  expect(sender.isOurs(second)).toBe(false);
  sender.take({ revision: 5, draft: second });
  expect(sender.isOurs(first)).toBe(false);
  expect(await sender.stands()).toEqual({ revision: 5, draft: second });
});
