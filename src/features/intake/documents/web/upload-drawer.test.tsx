import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { outletId, show, unitId } from '#testing/web/world.tsx';
import { documentsContract } from '../contract.ts';
import { UploadDrawer, UploadStrip } from './upload-drawer.tsx';
import { uploads } from './uploads.ts';

const { uploadDocuments, listDocuments } = documentsContract;
const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const done = (id: number, fileName: string, more: object = {}) => ({
  id: idOf(id),
  fileName,
  state: 'received' as const,
  ...more,
});

const keys = new Set<string>();
const Keys = () => {
  for (const { key } of uploads.useItems()) keys.add(key);
  return null;
};

const open = async () => {
  const view = await show(
    <>
      <UploadDrawer onClose={vi.fn<() => void>()} />
      <UploadStrip />
      <Keys />
    </>,
    { texts: ['documents'] },
  );
  const add = (...files: File[]) => view.user.upload(screen.getByLabelText(/välj filer/), files);
  return { ...view, add };
};

beforeEach(() => server.answer(outletsContract.listOutletRoles, []));
// The queue outlives screens, and so tests.
afterEach(() => act(() => uploads.remove(keys)));

test('a file is sent for the restaurant that is chosen, and followed to its invoice', async () => {
  server.answer(uploadDocuments, { documents: [done(1, 'a.pdf')] });
  server.answer(listDocuments, {
    total: 1,
    content: [done(1, 'a.pdf', { state: 'monitored', invoiceId: idOf(77) })],
  });
  const { add } = await open();
  await add(file('a.pdf'));
  const link = await screen.findByRole('link', { name: 'Klar' });
  expect(link.getAttribute('href')).toBe(`/invoices/${idOf(77)}`);
  expect(screen.getByText('Alla filer är klara')).toBeTruthy();
  const [sent] = server.asked(uploadDocuments);
  expect(sent?.unitId).toBe(unitId);
  expect(sent?.files.map(({ name }) => name)).toEqual(['a.pdf']);
});

test('what is wrong with an invoice is said though nothing waits', async () => {
  server.answer(uploadDocuments, { documents: [done(1, 'a.pdf')] });
  server.answer(listDocuments, {
    total: 1,
    content: [done(1, 'a.pdf', { state: 'monitored', reason: 'document.payable', invoiceId: idOf(77) })],
  });
  const { add } = await open();
  await add(file('a.pdf'));
  expect(await screen.findByRole('link', { name: 'Klar, men se efter' })).toBeTruthy();
  expect(screen.getByText('Beloppet att betala går inte ihop')).toBeTruthy();
});

test('what came out of an archive stands below it, each with what is wrong', async () => {
  server.answer(uploadDocuments, { documents: [done(1, 'alla.zip')] });
  server.answer(listDocuments, {
    total: 3,
    content: [
      done(1, 'alla.zip', { state: 'expanded' }),
      done(2, 'b.pdf', { state: 'needs-review', reason: 'reading.uncertain', parentId: idOf(1) }),
      done(3, 'c.pdf', { state: 'duplicate', reason: 'duplicate.bytes', parentId: idOf(1) }),
    ],
  });
  const { add } = await open();
  await add(file('alla.zip'));
  expect((await screen.findByRole('link', { name: 'Behöver granskas' })).getAttribute('href')).toBe(
    `/invoices/review/${idOf(2)}`,
  );
  expect(screen.getByText('Samma fil har kommit förut')).toBeTruthy();
  expect(screen.getByText('1 av 2 behöver dig')).toBeTruthy();
  expect(screen.queryByText('Alla filer är klara')).toBeNull();
  expect(screen.getByRole('link', { name: 'Visa' }).getAttribute('href')).toBe(
    `/invoices/inbox?doc=${idOf(3)}`,
  );
});

test('a refusal is said at its file, which can be sent again', async () => {
  server.answer(uploadDocuments, refused('storage.full'));
  const { add, user } = await open();
  await add(file('a.pdf'));
  expect(await screen.findByText('Vi kan inte ta emot dokument just nu. Försök snart igen')).toBeTruthy();
  server.answer(uploadDocuments, { documents: [done(1, 'a.pdf')] });
  server.answer(listDocuments, { total: 1, content: [done(1, 'a.pdf')] });
  await user.click(screen.getByRole('button', { name: 'Skicka igen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Skicka igen' })).toBeNull());
  expect(server.asked(uploadDocuments)).toHaveLength(2);
});

test('what cannot be read is replaced by another file', async () => {
  server.answer(uploadDocuments, { documents: [done(1, 'a.pdf')] });
  server.answer(listDocuments, {
    total: 1,
    content: [done(1, 'a.pdf', { state: 'unreadable', reason: 'pdf.broken' })],
  });
  const { add, user } = await open();
  await add(file('a.pdf'));
  expect(await screen.findByText('PDF:en är trasig')).toBeTruthy();
  server.answer(uploadDocuments, { documents: [done(2, 'b.pdf')] });
  server.answer(listDocuments, { total: 1, content: [done(2, 'b.pdf')] });
  await user.upload(screen.getByLabelText('Byt ut filen'), file('b.pdf'));
  expect(await screen.findByText('b.pdf')).toBeTruthy();
  expect(screen.queryByText('a.pdf')).toBeNull();
});

test('a strip shows that files are on their way while the drawer is closed', async () => {
  const gate = Promise.withResolvers<object>();
  server.answer(uploadDocuments, () => gate.promise);
  server.answer(listDocuments, {});
  const { add, user, address } = await open();
  await add(file('a.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Visa' }));
  expect(address()).toBe('/?add=1');
  expect(screen.getByText('Laddar upp 50 %')).toBeTruthy();
  gate.resolve({ documents: [done(1, 'a.pdf')] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Visa' })).toBeNull());
});

test('the address of the restaurant is there to forward to', async () => {
  server.answer(outletsContract.listOutletRoles, [
    { outletInformation: { id: outletId, inboundAddress: 'krogen@in.test' } },
  ]);
  const { user } = await open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Kopiera' }));
  expect(copied).toHaveBeenCalledWith('krogen@in.test');
  expect(await screen.findByText('Adressen är kopierad')).toBeTruthy();
});
