import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { loadParts } from '#platform/web/frame/slots.ts';
import { type SourcingParts, sourcingParts } from './feature.tsx';

const Nothing = () => null;

/** A part that another feature brings, loaded with the first screen that shows it. */
const brought = <Props extends object>(
  pick: (parts: Partial<SourcingParts>) => ComponentType<Props> | undefined,
) => {
  const load = async (): Promise<{ readonly default: ComponentType<Props> }> => ({
    default: pick(await loadParts(sourcingParts)) ?? Nothing,
  });
  return lazy(load);
};

const Sheet = brought(({ SheetAct: part }) => part);
const Offers = brought(({ OffersAct: part }) => part);
const Offer = brought(({ OfferAct: part }) => part);
const Parity = brought(({ ParityAct: part }) => part);

/** Sheets to negotiate by, of articles that are chosen. */
export const SheetAct = (props: ComponentProps<SourcingParts['SheetAct']>) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
);

/** Requests for offers on what could be bought instead of articles that are chosen. */
export const OffersAct = (props: ComponentProps<SourcingParts['OffersAct']>) => (
  <Suspense fallback={null}>
    <Offers {...props} />
  </Suspense>
);

/** A request for an offer on what could be bought instead. */
export const OfferAct = (props: ComponentProps<SourcingParts['OfferAct']>) => (
  <Suspense fallback={null}>
    <Offer {...props} />
  </Suspense>
);

/** A request for the price that another own restaurant pays. */
export const ParityAct = (props: ComponentProps<SourcingParts['ParityAct']>) => (
  <Suspense fallback={null}>
    <Parity {...props} />
  </Suspense>
);
