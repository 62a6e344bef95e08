import { describe, expect, test } from 'vitest';
import { nextStep, readDeviceMessage } from './rules-device.ts';

const message = { type: 'device', deviceTag: 'phone-1', fcmToken: 'token:1', logged: true } as const;
const known = { deviceTag: 'phone-1', fcmToken: 'token:1', logged: false, sent: true };

test('R29 a message of the native app is read from its JSON', () => {
  expect(readDeviceMessage(JSON.stringify(message))).toEqual(message);
});

test.each([
  ['an object', message],
  ['nothing', undefined],
  ['broken JSON', '{"type":'],
  ['another type', JSON.stringify({ ...message, type: 'session' })],
  ['a word for the flag', JSON.stringify({ ...message, logged: 'true' })],
  ['no token', JSON.stringify({ ...message, fcmToken: undefined })],
  ['a path for a tag', JSON.stringify({ ...message, deviceTag: '../users/me' })],
  ['more than is known', JSON.stringify({ ...message, accessToken: 'x' })],
  ['a very long text', JSON.stringify({ ...message, fcmToken: 'x'.repeat(5_000) })],
  ['a list', JSON.stringify([message])],
])('R29 %s is no message', (_what, text) => {
  expect(readDeviceMessage(text)).toBeNull();
});

describe('what is done about a message', () => {
  test.each([
    ['a device that is not known', null, 'register'],
    ['one that could not be sent', { ...known, sent: false }, 'register'],
    ['one with a new token', { ...known, fcmToken: 'token:0' }, 'register'],
    ['another device', { ...known, deviceTag: 'phone-2' }, 'register'],
    ['one whose flag differs', known, 'login'],
    ['one whose flag is the same', { ...known, logged: true }, null],
  ] as const)('%s', (_what, state, step) => {
    expect(nextStep(state, message)).toBe(step);
  });
});
