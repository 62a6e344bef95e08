import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { mailContract } from '#features/intake/mail/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { answerArrivals, doc, file, mail, mailFacts, upload } from '#testing/web/arrivals.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { inboxContract } from '../contract.ts';
import { inboxFeature } from './feature.tsx';

const {
  readArrival,
  acceptArrival,
  rejectArrival,
  deleteDocument,
  restoreDocument,
  moveDocument,
  replaceDocument,
} = inboxContract;
const { settleDocument, reopenDocument, downloadOriginal } = documentsContract;

const open = (search = '', scene: Scene = {}) =>
  visit(inboxFeature, { at: `/invoices/inbox${search}`, texts: ['documents'], ...scene });

beforeEach(answerArrivals);

test('a verified sender is accepted, and perhaps remembered', async () => {
  server.answer(readArrival, { ...mail, mail: mailFacts });
  server.answer(acceptArrival, refused('sender.not_verified'));
  const { user } = await open(`?doc=${doc}`);
  const panel = await screen.findByRole('complementary', { name: 'Faktura 7' });
  expect(await within(panel).findByText(/Inget är bokfört/)).toBeTruthy();
  expect(within(panel).getByText('4711')).toBeTruthy();
  expect(within(panel).getByText('Bankgiro 5050-1055')).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Godkänn avsändaren' }));
  const dialog = await screen.findByRole('dialog', { name: 'Godkänn mejlet från Mejeriet?' });
  await user.click(within(dialog).getByRole('radio', { name: /Lita på mejeri.test för Mejeriet/ }));
  const accept = () => user.click(within(dialog).getByRole('button', { name: 'Lita på mejeri.test' }));
  await accept();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(acceptArrival, {});
  await accept();
  expect(await screen.findByText('Godkänt. Filerna läses')).toBeTruthy();
  expect(server.asked(acceptArrival).at(-1)).toMatchObject({
    params: { documentId: doc },
    body: { remember: 'supplier' },
  });
});

test('an unverified sender goes by the address, and only this mail can be accepted', async () => {
  server.answer(readArrival, {
    ...mail,
    from: { ...mail.from, verdict: 'dmarc.fail' },
    mail: { ...mailFacts, mayRemember: false },
  });
  const { user } = await open(`?doc=${doc}`);
  const panel = await screen.findByRole('complementary', { name: 'Faktura 7' });
  expect(await within(panel).findByText('Kallar sig Mejeriet')).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Godkänn mejlet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Godkänn mejlet från faktura@mejeri.test?' });
  expect(within(dialog).queryByRole('radio')).toBeNull();
  expect(within(dialog).getByText(/bara det här mejlet kan godkännas/)).toBeTruthy();
});

test('a rejected mail can be taken back, a blocked sender not', async () => {
  server.answer(readArrival, { ...mail, mail: mailFacts });
  server.answer(rejectArrival, {});
  server.answer(restoreDocument, {});
  const { user, fill } = await open(`?doc=${doc}`);
  await user.click(await screen.findByRole('button', { name: 'Avvisa' }));
  await fill(/Kommentar/, ' reklam ');
  await user.click(screen.getByRole('button', { name: 'Avvisa mejlet' }));
  await user.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Återställt. Filen läses igen')).toBeTruthy();
  expect(server.asked(rejectArrival)[0]?.body).toEqual({ block: false, comment: 'reklam' });
  await user.click(await screen.findByRole('button', { name: 'Avvisa' }));
  await user.click(await screen.findByRole('checkbox', { name: /Blockera mejeri.test/ }));
  await user.click(screen.getByRole('button', { name: 'Avvisa och blockera' }));
  expect(await screen.findByText('Mejlet är avvisat och mejeri.test blockerad')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
});

const withActions = (...actions: ('retry' | 'replace' | 'delete' | 'move' | 'settle' | 'reopen')[]) =>
  server.answer(readArrival, { ...upload, actions, files: [{ ...file, actions }] });
const more = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('a file is removed with a reason only, and can be taken back', async () => {
  withActions('retry', 'delete');
  server.answer(deleteDocument, {});
  server.answer(restoreDocument, {});
  const { user, fill } = await open(`?doc=${doc}`);
  await more(user, 'Ta bort');
  const dialog = await screen.findByRole('dialog', { name: 'Ta bort faktura.pdf?' });
  await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  expect(within(dialog).getByText('Skriv varför, så att andra förstår')).toBeTruthy();
  expect(server.asked(deleteDocument)).toHaveLength(0);
  await fill('Varför tar du bort den?', 'fel fil');
  await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('faktura.pdf är borttagen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(server.asked(restoreDocument)).toHaveLength(1));
});

test('a file moves to another restaurant where the person may change things', async () => {
  withActions('retry', 'move');
  server.answer(moveDocument, {});
  const { user } = await open(`?doc=${doc}`);
  await more(user, 'Flytta till annan restaurang');
  const dialog = await screen.findByRole('dialog', { name: 'Flytta faktura.pdf?' });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Flytta till Baren' }));
  expect(await screen.findByText('faktura.pdf är flyttad till Baren')).toBeTruthy();
  expect(server.asked(moveDocument)[0]?.body.unitId).toBe(idOf(8));
});

test('a file is settled, and that can be taken back', async () => {
  withActions('settle', 'retry');
  server.answer(settleDocument, {});
  server.answer(reopenDocument, {});
  const { user } = await open(`?doc=${doc}`);
  const panel = await screen.findByRole('complementary', { name: 'faktura.pdf' });
  const settle = await within(panel).findAllByRole('button', { name: /Markera som hanterad|Läs igen/ });
  expect(settle).toHaveLength(1);
  if (settle[0]?.textContent?.includes('Läs igen') === true) await more(user, 'Markera som hanterad');
  else await user.click(settle[0] as HTMLElement);
  expect(await screen.findByText('Markerad som hanterad')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Den väntar på dig igen')).toBeTruthy();
});

test('another file takes its place', async () => {
  withActions('replace');
  server.answer(replaceDocument, {});
  const { user } = await open(`?doc=${doc}`);
  const panel = await screen.findByRole('complementary', { name: 'faktura.pdf' });
  const pickers = await within(panel).findAllByLabelText('Byt ut filen');
  await user.upload(
    pickers.find((one) => !one.hidden) as HTMLElement,
    new File(['%PDF'], 'ny.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('Den nya filen läses')).toBeTruthy();
  expect(server.asked(replaceDocument)[0]?.files[0]?.name).toBe('ny.pdf');
});

test('a picture is shown and hidden, and links are only to copy', async () => {
  server.answer(readArrival, {
    ...upload,
    links: ['https://filer.test/a?b=c'],
    files: [{ ...file, contentType: 'image/png' }],
  });
  server.answer(downloadOriginal, new Blob(['png'], { type: 'image/png' }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bild');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { user } = await open(`?doc=${doc}`);
  expect(await screen.findByRole('img', { name: 'faktura.pdf' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dölj filen' }));
  expect(screen.queryByRole('img', { name: 'faktura.pdf' })).toBeNull();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Kopiera länken till filer.test' }));
  expect(copied).toHaveBeenCalledWith('https://filer.test/a?b=c');
  expect(screen.queryByRole('link', { name: /filer.test/ })).toBeNull();
});

test('an arrival that is not there says so', async () => {
  server.answer(readArrival, refused('document.not_exist'));
  await open(`?doc=${doc}`);
  const panel = await screen.findByRole('complementary', { name: 'Inkorg' });
  expect(await within(panel).findByRole('alert')).toBeTruthy();
});

test('the address: known senders are forgotten, blocked ones let in again', async () => {
  server.answer(mailContract.listMailboxes, [{ user: 'faktura@krog.test', error: 'mailbox.refused' }]);
  server.answer(mailContract.listSenders, [
    { id: idOf(1), name: 'mejeri.test', standing: 'supplier', supplier: { displayName: 'Mejeriet' } },
    { id: idOf(2), name: 'spam.test', standing: 'blocked' },
  ]);
  server.answer(mailContract.deleteSender, null);
  const { user } = await open('?address=1');
  expect(await screen.findByText(/Brevlådan släpper inte in oss/)).toBeTruthy();
  expect(await screen.findByText('Skickar fakturor för Mejeriet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Glöm mejeri.test' }));
  await user.click(await screen.findByRole('button', { name: 'Sluta lita på avsändaren' }));
  expect(await screen.findByText('mejeri.test är inte längre godkänd')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Häv spam.test' }));
  await user.click(await screen.findByRole('button', { name: 'Häv blockeringen' }));
  expect(await screen.findByText('spam.test är inte längre blockerad')).toBeTruthy();
  expect(server.asked(mailContract.deleteSender).map(({ params }) => params.senderId)).toEqual([
    idOf(1),
    idOf(2),
  ]);
});

test('only the owner gives the restaurant another address', async () => {
  server.answer(mailContract.rotateInboundAddress, refused('permission.required'));
  const first = await open('?address=1', { as: 'editor' });
  expect(await screen.findByText(/Bara kontoägaren kan byta adress/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Byt adress' })).toBeNull();
  first.unmount();
  const { user } = await open('?address=1');
  await user.click(await screen.findByRole('button', { name: 'Byt adress' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Byt adress' }));
  expect(await within(question).findByRole('alert')).toBeTruthy();
});
