import { call } from '#platform/web/calls/api.ts';
import { impersonationOf } from '#platform/web/session/impersonation.ts';
import { storedToken } from '#platform/web/session/session.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { devicesContract } from '../contract-devices.ts';
import { type DeviceMessage, type DeviceState, nextStep, readDeviceMessage } from '../rules-device.ts';

declare global {
  interface Window {
    /** Put in place by the native app before the page runs. */
    readonly krogkollNative?: { readonly postMessage: (text: string) => void };
    /** Called by the native app with the JSON of a message. */
    krogkollBridge?: { readonly receive: (text: unknown) => void };
  }
}

/** Whether somebody is signed in whose device it is: support staff who act as a customer are not. */
const isOwnSession = (): boolean =>
  storedToken() !== null && useAppState.getState().user !== null && impersonationOf(storedToken()) === null;

/** Does one step about a message; answers the device as the server then knows it, or null when it could not be told. */
const take = async (
  step: 'register' | 'login',
  state: DeviceState | null,
  { deviceTag, fcmToken }: DeviceMessage,
): Promise<DeviceState | null> => {
  const params = { deviceTag };
  const answer =
    step === 'register' || state === null
      ? await call(devicesContract.registerDevice, { params, body: { fcmToken } })
      : await call(devicesContract.logInDevice, { params, body: { isLoggedIn: !state.logged } });
  return answer.hasError ? null : { deviceTag, fcmToken, logged: answer.data.isLoggedIn, sent: true };
};

/**
 * Opens the bridge to the native app around the page. Messages come through its `receive` alone: nothing listens for
 * `postMessage`, so that no frame and no other window can speak as the app (R29). A message before sign-in waits for it.
 * All of it is silent.
 */
export const startBridge = (): void => {
  let state: DeviceState | null = null;
  let latest: DeviceMessage | null = null;
  let running = Promise.resolve();
  const settle = async (): Promise<void> => {
    if (latest === null || !isOwnSession()) return;
    const message = latest;
    for (let step = nextStep(state, message); step !== null;) {
      const told = await take(step, state, message);
      if (told === null) {
        // What could not be sent is sent with the next message.
        if (step === 'register') state = { ...message, logged: false, sent: false };
        return;
      }
      state = told;
      const next = nextStep(state, message);
      if (next === step) return;
      step = next;
    }
  };
  const enqueue = (): void => {
    running = running.then(settle);
  };
  useAppState.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    // The device is to be registered anew for whoever comes.
    state = null;
    enqueue();
  });
  const receive = (text: unknown): void => {
    const message = readDeviceMessage(text);
    if (message === null) return;
    latest = message;
    enqueue();
  };
  Object.defineProperty(window, 'krogkollBridge', { value: Object.freeze({ receive }) });
  window.krogkollNative?.postMessage(JSON.stringify({ type: 'ready' }));
};
