import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { priceMonitoring } from '#testing/web/contracts.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, unitId } from '#testing/web/world.tsx';
import { useAnswered } from './answered.ts';
import { usePages } from './pages.ts';
import { callKey, callOrThrow, useCall, useSend } from './query.ts';

const { listArticles, listRules, setRule } = priceMonitoring;

test('one answer serves all who ask the same, and each unit has its own', async () => {
  const Asking = ({ unit }: { readonly unit?: string }) => {
    const { data } = useCall(listRules, unit === undefined ? {} : { unitId: unit });
    return <p>{data === undefined ? 'laddar' : `${data.length} gränser`}</p>;
  };
  server.answer(listRules, ({ unitId: unit }) => (unit === unitId ? [{}] : []));
  await show(
    <>
      <Asking />
      <Asking />
      <Asking unit={idOf(77)} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('1 gränser')).toHaveLength(2));
  expect(await screen.findByText('0 gränser')).toBeTruthy();
  expect(new Set(server.asked(listRules).map((one) => one.unitId))).toEqual(new Set([unitId, idOf(77)]));
});

test('a change makes what depends on it be asked for again, a refused one too', async () => {
  const Changing = () => {
    const { data } = useCall(listRules, {});
    const send = useSend(setRule, [listRules]);
    const body = {
      scope: 'unit',
      reference: 'watched',
      threshold: { type: 'any' },
      direction: 'both',
    } as const;
    return (
      <>
        <p>{data?.length} gränser</p>
        <p>{send.error?.failure.code}</p>
        <button type="button" onClick={() => send.mutate({ body })}>
          Ändra
        </button>
      </>
    );
  };
  server.answer(listRules, []);
  const { user } = await show(<Changing />);
  expect(await screen.findByText('0 gränser')).toBeTruthy();
  server.answer(listRules, [{}]);
  server.answer(setRule, {});
  await user.click(screen.getByRole('button', { name: 'Ändra' }));
  expect(await screen.findByText('1 gränser')).toBeTruthy();
  server.answer(listRules, [{}, {}]);
  server.answer(setRule, refused('supplier.not_exist'));
  await user.click(screen.getByRole('button', { name: 'Ändra' }));
  expect(await screen.findByText('supplier.not_exist')).toBeTruthy();
  expect(await screen.findByText('2 gränser')).toBeTruthy();
});

test('while a new question loads, its title is still the one that is answered', async () => {
  const gate = Promise.withResolvers<{ total: number; content: [] }>();
  server.answer(listArticles, ({ query }) => (query.search === 'smör' ? gate.promise : { total: 7 }));
  const Searching = () => {
    const [search, setSearch] = useState('');
    const { data, isPlaceholderData } = useCall(listArticles, { query: { search } });
    const asked = useAnswered(search, search, isPlaceholderData);
    return (
      <button type="button" onClick={() => setSearch('smör')}>
        {data?.total} för "{asked}"
      </button>
    );
  };
  const { user } = await show(<Searching />);
  await user.click(await screen.findByText('7 för ""'));
  expect(screen.getByText('7 för ""')).toBeTruthy();
  await waitFor(() => expect(server.asked(listArticles)).toHaveLength(2));
  gate.resolve({ total: 2, content: [] });
  expect(await screen.findByText('2 för "smör"')).toBeTruthy();
});

test('a list grows page by page until all are there', async () => {
  const Growing = () => {
    const { rows, total, first, paging } = usePages(callKey(listArticles, { query: {} }), (page, signal) =>
      callOrThrow(listArticles, { query: { page, limit: 2 } }, { signal }),
    );
    return (
      <>
        <p>{`${rows.map(({ name }) => name).join(' ')} av ${total}, först ${first?.content.length ?? 0}`}</p>
        <button type="button" onClick={paging.onMore}>
          Fler
        </button>
      </>
    );
  };
  const pages = [['a', 'b'], ['c']];
  server.answer(listArticles, ({ query: { page } }) => ({
    total: 3,
    content: (pages[page - 1] ?? []).map((name) => ({ name })),
  }));
  const { user } = await show(<Growing />);
  expect(await screen.findByText('a b av 3, först 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fler' }));
  expect(await screen.findByText('a b c av 3, först 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fler' }));
  expect(server.asked(listArticles)).toHaveLength(2);
});
