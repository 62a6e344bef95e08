import type { WebFeature } from '#platform/web/frame/feature.ts';

// The native app puts this object in place before the page runs; in a browser there is none.
const begin = (): void => {
  if ('krogkollNative' in window) void import('./native-bridge.ts').then(({ startBridge }) => startBridge());
};

/** What the native app and the page say to each other. */
export const notificationsFeature: WebFeature = { begin };
