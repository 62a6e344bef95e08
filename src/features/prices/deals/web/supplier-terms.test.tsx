import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import { dealsContract } from '../contract.ts';
import { TermsCard } from './supplier-terms.tsx';

const { readTerms, setTerms } = dealsContract;

test('days of notice and of complaint are told, changed and taken away', async () => {
  const checks = { beforeStart: true, notice: true, windows: true };
  server.answer(readTerms, { noticeDays: 30, complaintDays: null, checks });
  server.answer(setTerms, { noticeDays: null, complaintDays: 8, checks: { ...checks, windows: false } });
  const { user } = await show(<TermsCard supplierId={idOf(2)} name="Köttboden" />, {
    texts: ['deals-terms'],
  });
  expect(await screen.findByText('30 dagar')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ändra' }));
  const complaint = screen.getByLabelText('Dagar att reklamera efter en leverans');
  await user.type(complaint, '8 d');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Skriv hela dagar, högst 730')).toBeTruthy();
  expect(server.asked(setTerms)).toHaveLength(0);
  await user.clear(complaint);
  await user.type(complaint, '8');
  await user.clear(screen.getByLabelText('Dagars förvarning innan ett nytt pris'));
  await user.click(screen.getByLabelText('Höjt utanför branschens prisdagar'));
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() =>
    expect(server.asked(setTerms)[0]?.body).toEqual({
      noticeDays: null,
      complaintDays: 8,
      checks: { ...checks, windows: false },
    }),
  );
  expect(await screen.findByText('Villkoren med Köttboden är sparade')).toBeTruthy();
});
