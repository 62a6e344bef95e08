import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LiveEvent } from '#platform/wire/live.ts';
import { useCall } from '../calls/query.ts';
import { notifications, priceMonitoring } from '#testing/web/contracts.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { useLive } from './use-live.ts';

const { listRules } = priceMonitoring;

const Screen = () => {
  const { data } = useCall(listRules, {});
  useLive(notifications.liveEvents, [listRules], ({ type }) => type === 'alerts');
  return <p>{data === undefined ? 'laddar' : `${data.length} gränser`}</p>;
};
const alerts: LiveEvent = { type: 'alerts', articleIds: [] };
const tell = (event: LiveEvent) =>
  act(async () => {
    server.tell(event);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

test('an event that concerns the screen makes it ask again, one of another kind does not', async () => {
  server.answer(listRules, []);
  await show(<Screen />);
  await screen.findByText('0 gränser');
  server.answer(listRules, [{}]);
  await tell({ type: 'deals' });
  expect(server.asked(listRules)).toHaveLength(1);
  await tell(alerts);
  expect(await screen.findByText('1 gränser')).toBeTruthy();
});

test('a burst asks at its start and once more at its end', async () => {
  server.answer(listRules, []);
  await show(<Screen />);
  await screen.findByText('0 gränser');
  for (let events = 0; events < 5; events += 1) await tell(alerts);
  expect(server.asked(listRules)).toHaveLength(2);
  await waitFor(() => expect(server.asked(listRules)).toHaveLength(3));
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(server.asked(listRules)).toHaveLength(3);
});

test('a first answer on its way may be older than the event, so it is asked for once more', async () => {
  const gate = Promise.withResolvers<[]>();
  server.answer(listRules, () => gate.promise);
  await show(<Screen />);
  await waitFor(() => expect(server.asked(listRules)).toHaveLength(1));
  await tell(alerts);
  server.answer(listRules, [{}]);
  gate.resolve([]);
  expect(await screen.findByText('1 gränser')).toBeTruthy();
});

test('who has no restaurant listens to nothing', async () => {
  const Quiet = () => {
    useLive(notifications.liveEvents, [listRules]);
    return <p>tyst</p>;
  };
  await show(<Quiet />, { as: null });
  await tell(alerts);
  expect(server.asked(listRules)).toHaveLength(0);
});
