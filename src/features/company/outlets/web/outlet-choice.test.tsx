import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sessionsContract } from '#features/account/sessions/contract.ts';
import { rememberedOutlet } from '#platform/web/calls/outlet-database.ts';
import { storeToken } from '#platform/web/session/session.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { outletsContract } from '../contract.ts';
import { prepareOutlets } from './outlet-choice.ts';

const person = { id: idOf(1), fullName: 'Anna Ek', onboardingStatus: 'ONBOARDED' as const };
const seat = (id: number, unit: number, role: 'owner' | 'reporter') => ({
  mainUnitId: idOf(unit),
  role,
  outletInformation: { id: idOf(id), displayName: `Krog ${id}` },
});

test('an outlet that the address names is selected and remembered; units are told once, with the highest role', async () => {
  storeToken(`head.${btoa(JSON.stringify({ sub: person.id }))}.seal`);
  server.answer(sessionsContract.currentUser, person);
  server.answer(outletsContract.listOutletRoles, [
    seat(11, 21, 'reporter'),
    seat(12, 21, 'owner'),
    seat(13, 22, 'reporter'),
  ]);
  await prepareOutlets(idOf(13));
  const { selectedOutlet, selectedUnit, units } = useAppState.getState();
  expect(selectedOutlet).toBe(idOf(13));
  expect(selectedUnit).toEqual({ id: idOf(22), role: 'reporter', name: 'Krog 13' });
  expect(await rememberedOutlet(person.id)).toBe(idOf(13));
  expect(units).toEqual([
    { id: idOf(21), role: 'owner', name: 'Krog 12' },
    { id: idOf(22), role: 'reporter', name: 'Krog 13' },
  ]);
  // One that is somebody else's is neither shown nor remembered.
  await prepareOutlets(idOf(99));
  expect(await rememberedOutlet(person.id)).toBe(idOf(13));
});
