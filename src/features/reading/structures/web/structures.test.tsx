import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { supportContract } from '#features/staff/support/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, visit } from '#testing/web/world.tsx';
import { structuresContract } from '../contract.ts';
import { structuresFeature } from './feature.tsx';
import { StructureCard } from './structure-card.tsx';

const { readStructureChoice, chooseStructures, listStructureReviews, decideStructure } = structuresContract;

describe('the choice to share', () => {
  const texts = ['structures'];
  beforeEach(() => server.answer(readStructureChoice, { isOut: false }));

  test('is an owner’s, with the password, for the whole company', async () => {
    const { user, fill } = await show(<StructureCard />, { texts, as: 'owner' });
    await user.click(await screen.findByRole('button', { name: 'Sluta dela' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sluta dela inlärda layouter?' }));
    await user.click(dialog.getByRole('button', { name: 'Sluta dela' }));
    expect(dialog.getByText('Skriv ditt lösenord')).toBeTruthy();
    server.answer(chooseStructures, refused('old_password_is_wrong'));
    await fill('Ditt lösenord', 'Tranbär7Snickrar');
    await user.click(dialog.getByRole('button', { name: 'Sluta dela' }));
    expect(await dialog.findByText('Lösenordet stämmer inte')).toBeTruthy();
    server.answer(chooseStructures, { isOut: true });
    await user.click(dialog.getByRole('button', { name: 'Sluta dela' }));
    expect(await screen.findByText('Ert företag delar inte längre inlärda layouter')).toBeTruthy();
    expect(server.asked(chooseStructures).at(-1)?.body).toEqual({
      isOut: true,
      password: 'Tranbär7Snickrar',
    });
  });

  test('is offered again to a company that has left, and to nobody but owners', async () => {
    server.answer(readStructureChoice, { isOut: true });
    await show(<StructureCard />, { texts, as: 'owner' });
    expect(await screen.findByRole('button', { name: 'Dela igen' })).toBeTruthy();
    const { container } = await show(<StructureCard />, { texts, as: 'editor' });
    expect(container.textContent).toBe('');
  });
});

describe('staff’s list of contradictions', () => {
  const says = (role: string) => [{ kind: 'sheet-column', values: { at: '3', role } }];
  const review = {
    id: idOf(7),
    organizationNumber: '5562332451',
    supplierName: 'Norrskär Grossist',
    state: 'open' as const,
    parties: 4,
    statements: says('quantity'),
    against: [says('price')],
  };

  beforeEach(() => {
    server.answer(supportContract.readSecondFactor, { isEnrolled: true });
    server.answer(listStructureReviews, { total: 1, content: [review] });
  });

  const open = (query = '') =>
    visit(structuresFeature, { at: `/support/structures${query}`, as: null, user: { staff: true } });

  test('shows what most taught and what is said instead, and lets it stand', async () => {
    server.answer(decideStructure, { ...review, state: 'stands' });
    const { user } = await open(`?layout=${review.id}`);
    const panel = within(await screen.findByRole('complementary', { name: /Norrskär Grossist/ }));
    expect(panel.getByText('Kolumn 3 är antal')).toBeTruthy();
    expect(panel.getByText('Kolumn 3 är à-pris')).toBeTruthy();
    expect(panel.getByText('4 parter')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Låt det gälla' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Låta det som de flesta lärt ut gälla?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Låt det gälla' }));
    expect(await screen.findByText('Den delas igen')).toBeTruthy();
    expect(server.asked(decideStructure)[0]).toMatchObject({
      params: { reviewId: review.id },
      body: { decision: 'stand' },
    });
  });

  test('drops a layout, or says why not', async () => {
    server.answer(decideStructure, refused('structure.not_exist'));
    const { user } = await open(`?layout=${review.id}`);
    await user.click(await screen.findByRole('button', { name: 'Dela inget' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Dela inget' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(server.asked(decideStructure)[0]?.body).toEqual({ decision: 'drop' });
  });

  test('asks for those of another state', async () => {
    const { user, address } = await open();
    server.answer(listStructureReviews, { total: 0, content: [] });
    await user.click(await screen.findByRole('radio', { name: 'Avförd' }));
    expect(await screen.findByText('Inget har avförts')).toBeTruthy();
    await waitFor(() => expect(server.asked(listStructureReviews).at(-1)?.query.state).toBe('dropped'));
    expect(address()).toBe('/support/structures?state=dropped');
  });
});
