/** Milliseconds between looks at the event loop. */
const look = 100;

/** How much of a past delay still counts at the next look. */
const fading = 0.8;

/** Milliseconds by which the event loop is late, fading; answers how to ask and how to stop. */
export const watchLag = (): { readonly lag: () => number; readonly stop: () => void } => {
  let lag = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    lag = Math.max(now - last - look, lag * fading);
    last = now;
  }, look);
  timer.unref();
  return { lag: () => lag, stop: () => clearInterval(timer) };
};
