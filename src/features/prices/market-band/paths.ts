import { path } from '#platform/wire/path.ts';

/** How the market band is made, and who takes part in it. */
export const marketBandPath = path('/sourcing/market-band');
