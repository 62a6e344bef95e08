import { describe, expect, it } from 'vitest';
import type { ArrivalAction, ArrivalFile, ArrivalGroup, ArrivalRow } from './contract.ts';
import {
  actorOf,
  filesInside,
  groupChoices,
  groupOf,
  hasPeriod,
  kindsInside,
  linkParts,
  nextStepOf,
  rememberable,
  shownStateOf,
  suppliersOf,
  valueOfArrival,
} from './rules.ts';

const fileOf = (part: Partial<ArrivalFile> = {}): ArrivalFile => ({
  about: [],
  id: 'file',
  fileName: 'faktura.pdf',
  state: 'monitored',
  reason: null,
  size: 100,
  contentType: 'application/pdf',
  format: null,
  invoiceId: null,
  invoice: null,
  preview: null,
  value: null,
  duplicateOf: null,
  actions: [],
  deleted: null,
  settled: null,
  ...part,
});

const arrivalOf = (
  group: ArrivalGroup,
  files: readonly ArrivalFile[],
  actions: ArrivalAction[] = [],
  reason: string | null = null,
): Pick<ArrivalRow, 'id' | 'group' | 'reason' | 'state' | 'actions' | 'files'> => ({
  id: 'mail',
  group,
  reason,
  state: 'expanded',
  actions,
  files: [...files],
});

const previewOf = (supplierName: string): NonNullable<ArrivalFile['preview']> => ({
  supplierName,
  organizationNumber: null,
  number: '1',
  issueDate: '2026-03-01',
  total: '10',
  currency: 'SEK',
  lineCount: 1,
  accounts: [],
});

describe('nextStepOf', () => {
  it('asks about the sender before anything else', () => {
    const files = [fileOf({ actions: ['retry', 'replace'] })];
    expect(nextStepOf(arrivalOf('attention', files, ['accept-sender', 'reject']))).toEqual({
      action: 'accept-sender',
      documentId: 'mail',
      invoiceId: null,
    });
  });

  it('offers to settle what a person reads, and to fetch what a link leads to', () => {
    const actions: ArrivalAction[] = ['retry', 'settle', 'replace'];
    const files = [fileOf({ state: 'needs-review', actions })];
    expect(nextStepOf(arrivalOf('attention', files, [], 'image.needs-reading'))?.action).toBe('settle');
    expect(nextStepOf(arrivalOf('attention', files, [], 'mail.links-only'))?.action).toBe('replace');
    expect(nextStepOf(arrivalOf('attention', files, [], 'xml.malformed'))?.action).toBe('replace');
  });

  it('leads to the invoice that the gate holds', () => {
    const files = [fileOf({ actions: ['accept', 'delete'], invoiceId: 'invoice' })];
    expect(nextStepOf(arrivalOf('attention', files))).toEqual({
      action: 'accept',
      documentId: 'file',
      invoiceId: 'invoice',
    });
  });

  it.each([
    ['xml.malformed', 'replace'],
    ['mail.links-only', 'replace'],
    ['reader.timeout', 'retry'],
    ['storage.missing', 'retry'],
  ])('offers for %s to %s', (reason, action) => {
    const files = [fileOf({ actions: ['replace', 'retry', 'delete'] })];
    expect(nextStepOf(arrivalOf('attention', files, [], reason))?.action).toBe(action);
  });

  it('falls back to what is allowed, and says nothing where nothing is', () => {
    const retry = [fileOf({ actions: ['retry', 'delete'] })];
    expect(nextStepOf(arrivalOf('attention', retry, [], 'xml.malformed'))?.action).toBe('retry');
    expect(nextStepOf(arrivalOf('attention', [fileOf({ actions: ['accept', 'delete'] })]))).toBeNull();
  });

  it('says nothing of what waits for nobody', () => {
    expect(nextStepOf(arrivalOf('done', [fileOf({ actions: ['replace', 'accept'] })]))).toBeNull();
    expect(nextStepOf(arrivalOf('deleted', [fileOf()], ['restore']))).toBeNull();
  });
});

describe('shownStateOf', () => {
  it('takes the state of the file that waits', () => {
    const files = [fileOf({ state: 'unreadable' }), fileOf()];
    expect(shownStateOf(arrivalOf('attention', files))).toBe('unreadable');
  });

  it('tells what is being read among what has ended', () => {
    const files = [fileOf(), fileOf({ state: 'matched' })];
    expect(shownStateOf(arrivalOf('underway', files))).toBe('matched');
  });

  it('is done when one file is, a duplicate when all are, deleted when the arrival is', () => {
    const copy = fileOf({ state: 'duplicate' });
    expect(shownStateOf(arrivalOf('done', [copy, fileOf()]))).toBe('monitored');
    expect(shownStateOf(arrivalOf('done', [copy]))).toBe('duplicate');
    expect(shownStateOf(arrivalOf('deleted', [fileOf()]))).toBe('deleted');
    expect(shownStateOf(arrivalOf('done', []))).toBe('expanded');
  });
});

describe('linkParts', () => {
  it.each([
    ['https://faktura.example/a?b#c', 'https://', 'faktura.example', '/a?b#c'],
    ['https://menigo.se@evil.example/x', 'https://menigo.se@', 'evil.example', '/x'],
    ['https://a@b@evil.example:8443', 'https://a@b@', 'evil.example:8443', ''],
    ['https:\\\\evil.example\\@menigo.se', 'https:\\\\', 'evil.example', '\\@menigo.se'],
    ['HTTP://EVIL.example?@menigo.se', 'HTTP://', 'EVIL.example', '?@menigo.se'],
    ['https://evil.example#@menigo.se', 'https://', 'evil.example', '#@menigo.se'],
  ])('%s leads to its host', (address, before, host, after) => {
    expect(linkParts(address)).toEqual({ before, host, after });
  });

  it('loses nothing of any text', () => {
    for (const text of ['', 'not an address', 'a\nb', '//x', 'mailto:a@b.example']) {
      const { before, host, after } = linkParts(text);
      expect(before + host + after).toBe(text);
    }
  });
});

describe('what may be remembered', () => {
  const mail = { mayRemember: true } as never;
  const waiting = (name: string) => fileOf({ state: 'quarantined', preview: previewOf(name) });

  it('names each supplier of the waiting files once', () => {
    expect(suppliersOf({ files: [waiting('A'), waiting('B'), waiting('A'), fileOf()] })).toEqual(['A', 'B']);
  });

  it('is nothing for a sender that is not verified, and no supplier where none is named', () => {
    expect(rememberable({ files: [waiting('A')], mail })).toEqual(['no', 'supplier', 'forwarder']);
    expect(rememberable({ files: [fileOf()], mail })).toEqual(['no', 'forwarder']);
    expect(rememberable({ files: [waiting('A')], mail: { mayRemember: false } as never })).toEqual(['no']);
    expect(rememberable({ files: [waiting('A')], mail: null })).toEqual(['no']);
  });
});

it('tells the files inside from the arrival itself', () => {
  expect(filesInside({ id: 'mail', files: [fileOf(), fileOf({ id: 'mail' })] })).toHaveLength(1);
});

it('counts the files inside by what they wait for', () => {
  const states = ['monitored', 'unreadable', 'stored', 'quarantined', 'monitored'] as const;
  expect(kindsInside(states.map((state) => ({ state })))).toEqual([
    ['attention', 2],
    ['underway', 1],
    ['monitored', 2],
  ]);
});

it('hides nothing that waits behind a period', () => {
  expect(groupChoices.filter(hasPeriod)).toEqual(['all', 'done', 'deleted']);
  expect([groupOf('attention'), groupOf('nonsense'), groupOf(undefined)]).toEqual([
    'attention',
    'all',
    'all',
  ]);
});

it('acts on the only file for its arrival, and on neither of two', () => {
  const arrival = {
    ...arrivalOf('attention', [fileOf({ actions: ['retry', 'delete'] })], ['delete']),
    fileCount: 1,
  };
  expect(actorOf(arrival, 'delete')).toBe('mail');
  expect(actorOf(arrival, 'retry')).toBe('file');
  expect(actorOf({ ...arrival, fileCount: 2 }, 'retry')).toBeNull();
  expect(actorOf(arrival, 'move')).toBeNull();
});

describe('the value of an arrival', () => {
  const read = (amount: string, currency: string | null = 'SEK') =>
    fileOf({ state: 'needs-review', value: { amount, currency } });
  const booked = (total: string, state: ArrivalFile['state'] = 'monitored') =>
    fileOf({
      state,
      invoiceId: 'invoice',
      invoice: { number: '1', supplierName: 'Fisk', total, currency: 'SEK' },
    });
  const of = (group: ArrivalGroup, files: readonly ArrivalFile[], fileCount = files.length) =>
    valueOfArrival({ group, files: [...files], fileCount });

  it('is what waiting pages seem to cost, as something that nobody has confirmed', () => {
    expect(of('attention', [read('957.04')])).toEqual({
      amount: '957.04',
      currency: 'SEK',
      isConfirmed: false,
    });
    expect(of('attention', [read('957.04', null)])).toMatchObject({ currency: null });
    expect(of('attention', [fileOf({ state: 'needs-review' })])).toBeNull();
  });

  it('counts what waits and not what is done, and a held invoice as it states itself', () => {
    expect(of('attention', [read('10'), read('5.5'), booked('400')])).toMatchObject({ amount: '15.50' });
    const held = booked('400', 'needs-review');
    expect(of('attention', [held])).toMatchObject({ amount: '400.00', isConfirmed: true });
    expect(of('attention', [held, read('1')])).toMatchObject({ isConfirmed: false });
    const done = [booked('400'), fileOf({ state: 'duplicate' })];
    expect(of('done', done)).toMatchObject({ amount: '400.00' });
  });

  it('adds no currencies together and nothing that it does not see', () => {
    expect(of('attention', [read('10'), read('10', 'EUR')])).toBeNull();
    expect(of('attention', [read('10')], 2)).toBeNull();
    expect(of('deleted', [read('10')])).toBeNull();
  });
});
