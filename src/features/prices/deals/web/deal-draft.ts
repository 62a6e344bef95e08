import { swallowsPrice } from '#core/price-watch/deal-tolerance.ts';
import { decimal, fixed } from '#core/values/decimal.ts';
import { amountOf, amountText } from '#platform/web/formats/amount-text.ts';
import type { BodyInputOf } from '#platform/wire/endpoint.ts';
import type { DealRow } from '../contract-row.ts';
import type { dealsContract } from '../contract.ts';

/** The document that a deal was agreed in: one that is here, or a file that is sent when the deal is saved. */
export type DraftSource = Omit<NonNullable<DealRow['source']>, 'page'> | { readonly file: File };

/** A deal as a person types it. */
export interface DealDraft {
  readonly price: string;
  readonly breaks: readonly { readonly from: string; readonly price: string }[];
  readonly basis: DealRow['basis'];
  readonly isMarket: boolean;
  readonly validFrom: string;
  readonly validTo: string;
  readonly toleranceType: DealRow['tolerance']['type'];
  readonly up: string;
  readonly down: string;
  readonly isWhole: boolean;
  readonly unitIds: readonly string[];
  readonly note: string;
  /** Null: typed. Undefined: as it stands, which may be a document of another restaurant. */
  readonly source: DraftSource | null | undefined;
  readonly page: string;
  readonly endEarlier: boolean;
}

export type DealBody = BodyInputOf<(typeof dealsContract)['correctDeal']>;

/** What is wrong with a field, as a word of the texts. */
export type DraftFaults = Partial<
  Record<'price' | 'breaks' | 'up' | 'down' | 'validTo' | 'units' | 'page', DraftFault>
>;
type DraftFault =
  | 'invalidPrice'
  | 'invalidAmount'
  | 'invalidPeriod'
  | 'noUnits'
  | 'invalidPage'
  | 'swallowed';

/** A new deal for one unit from a day on; `price` is a decimal string of the address, or blank. */
export const newDraft = (unitId: string, today: string, price: string): DealDraft => ({
  price: price === '' ? '' : typedPrice(price),
  breaks: [],
  basis: 'invoice',
  isMarket: false,
  validFrom: today,
  validTo: '',
  toleranceType: 'percent',
  up: '',
  down: '',
  isWhole: false,
  unitIds: [unitId],
  note: '',
  source: undefined,
  page: '',
  endEarlier: false,
});

/** A price with its öre, or with as many decimals as it has. */
const typedPrice = (value: string): string =>
  amountText(/\.\d{3,}$/.test(value) ? value : fixed(decimal(value), 2));

const typedLimit = (value: string): string => (decimal(value).eq('0') ? '' : amountText(value));

/** A deal as it stands, ready to be typed over. */
export const draftOf = (deal: DealRow): DealDraft => ({
  price: typedPrice(deal.price),
  breaks: deal.breaks.map(({ from, price }) => ({ from: amountText(from), price: typedPrice(price) })),
  basis: deal.basis,
  isMarket: deal.marketPriced,
  validFrom: deal.validFrom,
  validTo: deal.validTo ?? '',
  toleranceType: deal.tolerance.type,
  up: typedLimit(deal.tolerance.up),
  down: typedLimit(deal.tolerance.down),
  isWhole: deal.unitIds === null,
  unitIds: deal.unitIds ?? [],
  note: deal.note ?? '',
  source: deal.source ?? undefined,
  page: String(deal.source?.page ?? ''),
  endEarlier: false,
});

/** Whether another price is typed than before, for some quantity. */
export const isRepriced = (draft: DealDraft, before: DealDraft): boolean => {
  const prices = ({ price, breaks }: DealDraft) =>
    JSON.stringify([price, ...breaks.flatMap((each) => [each.from, each.price])].map(numberOf));
  return prices(draft) !== prices(before);
};

const numberOf = (typed: string): string => decimal(amountOf(typed) ?? '0').toFixed();

const positive = (typed: string): string | null => {
  const amount = amountOf(typed);
  return amount !== null && amount !== undefined && decimal(amount).gt('0') ? amount : null;
};

const limitOf = (typed: string): string | null => {
  const amount = amountOf(typed);
  if (amount === null) return '0';
  return amount !== undefined && decimal(amount).gte('0') ? amount : null;
};

/** A tolerance that is no number, or under which nothing would ever alert. */
const limitFault = (name: 'up' | 'down', draft: DealDraft): DraftFaults => {
  const [allowed, price] = [limitOf(draft[name]), positive(draft.price)];
  if (allowed === null) return { [name]: 'invalidAmount' };
  if (draft.isMarket || price === null || !swallowsPrice(draft.toleranceType, allowed, price)) return {};
  return { [name]: 'swallowed' };
};

/** What is wrong with a draft; empty when it can be sent. */
export const faultsOf = (draft: DealDraft): DraftFaults => ({
  ...(positive(draft.price) === null ? { price: 'invalidPrice' } : {}),
  ...(draft.breaks.every(({ from, price }) => positive(from) !== null && positive(price) !== null)
    ? {}
    : { breaks: 'invalidPrice' }),
  ...limitFault('up', draft),
  ...limitFault('down', draft),
  ...(draft.validTo !== '' && draft.validTo < draft.validFrom ? { validTo: 'invalidPeriod' } : {}),
  ...(draft.isWhole || draft.unitIds.length > 0 ? {} : { units: 'noUnits' }),
  ...(pageOf(draft) === undefined ? { page: 'invalidPage' } : {}),
});

/** The page of the source; null for none, undefined for what is no page. */
export const pageOf = ({ source, page }: Pick<DealDraft, 'source' | 'page'>): number | null | undefined => {
  const typed = page.trim();
  if (!source || typed === '') return null;
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : undefined;
};

/** A draft as the server takes it; null while something in it is wrong. */
export const bodyOf = (draft: DealDraft): DealBody | null => {
  const price = positive(draft.price);
  const [up, down] = [limitOf(draft.up), limitOf(draft.down)];
  if (price === null || up === null || down === null || draft.validFrom === '') return null;
  if (Object.keys(faultsOf(draft)).length > 0) return null;
  return {
    price,
    breaks: draft.breaks.map((each) => ({
      from: positive(each.from) ?? '1',
      price: positive(each.price) ?? price,
    })),
    basis: draft.basis,
    validFrom: draft.validFrom,
    validTo: draft.validTo === '' ? null : draft.validTo,
    tolerance: { type: draft.toleranceType, up, down },
    marketPriced: draft.isMarket,
    ...(draft.isWhole ? { wholeOrganization: true } : { unitIds: [...draft.unitIds] }),
    note: draft.note.trim() === '' ? null : draft.note.trim(),
    endEarlier: draft.endEarlier,
  };
};
