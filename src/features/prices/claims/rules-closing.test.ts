import { expect, test } from 'vitest';
import { claimLetterSource } from '#testing/claims/letter.ts';
import { letterClosing } from './rules-closing.ts';

test('a letter says where the credit note goes, who sends it, and what goes with it by number', () => {
  const enclosures = [
    { kind: 'deal', title: 'Avtal höst.pdf' },
    { kind: 'invoice', title: '1001' },
  ] as const;
  expect(letterClosing({ ...claimLetterSource('sv'), enclosures })).toEqual({
    sendTo: 'Skicka kreditfakturan till krog+k-2026-001@in.test och ange kravets nummer.',
    regards: 'Vänlig hälsning',
    signature: 'Anna Ek, Krog',
    enclosed: '1 Avtal höst.pdf · 2 Faktura 1001',
  });
  expect(letterClosing({ ...claimLetterSource('en'), signer: null, enclosures: [] })).toMatchObject({
    signature: 'Krog',
    enclosed: null,
  });
});
