import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import { offerRequestsContract } from '../contract.ts';
import { RequestOfMail } from './request-of-mail.tsx';

const mail = <RequestOfMail reference="o-0123456789ab" />;

test('a mail says which letter it answers, and leads to the goods', async () => {
  server.answer(offerRequestsContract.readAnswered, {
    supplierName: 'Grossisten',
    goodsName: 'Smör osaltat 500 g',
    articleId: idOf(3),
    kind: 'offer',
    sentAt: '2026-11-20T08:00:00.000Z',
    sentBy: 'Elin Sandberg',
  });
  await show(mail, { texts: ['offer-requests'] });
  expect(await screen.findByText('Svar på offertförfrågan om Smör osaltat 500 g.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Se artikeln och dess erbjudanden' });
  expect(link.getAttribute('href')).toContain(`alternatives=${idOf(3)}`);
});

test('an answer to a letter that is gone says no more than that', async () => {
  server.answer(offerRequestsContract.readAnswered, null);
  await show(mail, { texts: ['offer-requests'] });
  expect(await screen.findByText('Svar på en offertförfrågan.')).toBeTruthy();
});
