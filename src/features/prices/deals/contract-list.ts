import { z } from 'zod';
import { decimalText, id, isoDate, searchText } from '#platform/wire/fields.ts';
import { pageOf, paging, sorting } from '#platform/wire/paging.ts';
import { dealRow } from './contract-row.ts';

/** What became of a deal in a unit so far. Sums are kronor to the öre; null where there is nothing to tell. */
export const dealOutcome = z.object({
  /** Lines that it was in force for, and those of them at most at its price or within its tolerance. */
  lines: z.number().int(),
  followed: z.number().int(),
  /** Bought since its start: in its unit of measure, and net as invoiced. */
  quantity: decimalText,
  sum: decimalText,
  /** Watched the day before it began. */
  before: decimalText.nullable(),
  /** Against that price, of what was bought at or under the deal's; null for a market-priced deal. */
  saved: decimalText.nullable(),
  /** Paid above it by the lines beyond its tolerance; null for a market-priced deal. */
  over: decimalText.nullable(),
  /** The newest of its lines: when, at what price, and what was promised for its quantity. */
  last: z.object({ date: isoDate, price: decimalText, promised: decimalText }).nullable(),
});

export const dealStatus = z.enum(['upcoming', 'in-force', 'ending', 'ended']);

/** Which deals a list shows: by status, where `in-force` counts those that are ending, or those that nothing is bought under. */
export const dealFilter = z.enum(['in-force', 'ending', 'unused', 'ended', 'upcoming']);

export const followedDeal = dealRow.extend(dealOutcome.shape).extend({
  status: dealStatus,
  /** Days until its last day; null until further notice, before its start and after its end. */
  daysLeft: z.number().int().nullable(),
  /** In force, and nothing bought for sixty days. */
  isUnused: z.boolean(),
  /** Its end is told from 30 days before, and again from 7; null while there is nothing to tell. */
  warning: z.object({ days: z.number().int(), since: isoDate }).nullable(),
  /** The unit's article; null where it was never bought. */
  articleId: id.nullable(),
  category: z.string(),
  /** Where goods like these were bought last, when nothing is bought under the deal; null where nobody knows of any. */
  elsewhere: z
    .object({
      articleId: id,
      supplierName: z.string(),
      name: z.string(),
      unit: z.string(),
      price: decimalText,
    })
    .nullable(),
});

export type FollowedDeal = z.output<typeof followedDeal>;

export const listDealsQuery = paging
  .extend(sorting(['over', 'saved', 'title', 'supplier', 'validTo', 'followed', 'change'], 'over').shape)
  .extend({
    search: searchText,
    supplierId: id.optional(),
    show: dealFilter.optional(),
    /** Only fixed-price deals that were broken. */
    broken: z.stringbool().optional(),
  });

/** One page; beside it what the whole selection comes to, and how many deals each filter would show. */
export const dealsPage = pageOf(followedDeal).extend({
  /** Of the fixed-price deals of the selection in the unit's currency. */
  sums: z.object({
    currency: z.string(),
    /** Null where nothing is known of the time before any of them. */
    saved: decimalText.nullable(),
    over: decimalText,
    lines: z.number().int(),
    followed: z.number().int(),
    brokenSuppliers: z.number().int(),
  }),
  counts: z.record(dealFilter, z.number().int()),
  /**
   * What undecided lines of the unit cost above their deals and stand in no claim, whatever is selected; null for who may see no
   * claims.
   */
  claimable: decimalText.nullable(),
});

export type DealsPage = z.output<typeof dealsPage>;

/** An earlier or later deal about the same goods. */
export const otherDeal = z.object({
  id,
  price: decimalText,
  validFrom: isoDate,
  validTo: isoDate.nullable(),
});

export const dealDetail = z.object({
  deal: followedDeal,
  /** Deals about the same goods that apply to the unit, latest start first. */
  others: z.array(otherDeal),
  /** Whether the viewer may change it: editor or owner in each of its units. */
  mayChange: z.boolean(),
  /** Whether a line was judged by it, so that it can be ended and not deleted. */
  isUsed: z.boolean(),
});

export type DealDetail = z.output<typeof dealDetail>;

/** What a deal would do if it were saved as it is typed. */
export const dealPreview = dealOutcome.extend({
  /** From what price on a line of the lowest quantity alerts; null for a market-priced deal. */
  alertsAbove: decimalText.nullable(),
  /** Below what price it is told, without an alert; null where any lower one is, and for a market-priced deal. */
  toldBelow: decimalText.nullable(),
  /** The article's newest line; null where it was never bought in this unit. */
  lastPrice: decimalText.nullable(),
  /** The first deal that stands in its way. */
  overlaps: otherDeal.nullable(),
  /** Bought articles of the supplier that may be meant by goods that nothing is bought under. */
  meant: z.array(
    z.object({ articleId: id, name: z.string(), articleNumber: z.string().nullable(), unit: z.string() }),
  ),
});

export type DealPreview = z.output<typeof dealPreview>;
