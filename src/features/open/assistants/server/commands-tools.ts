import { z } from 'zod';
import { claimReason } from '#features/prices/claims/contract-claim.ts';
import { decisionKind, priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { decimalText, id, isoDate, text, timestamp } from '#platform/wire/fields.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { suggestionShown } from '../contract.ts';
import { suggestionsPath } from '../paths.ts';
import { longestWhy, suggestionKinds, suggestionStates } from '../rules.ts';
import { suggest } from './commands-suggest.ts';
import { listSuggestions, shownOf } from './queries.ts';
import { readOne } from './queries-ask.ts';
import type { AlertNames } from './queries-rehearsed.ts';
import { link, tool } from './queries-tool.ts';
import { written } from './queries-words.ts';

/** What the assistant says of what it suggests. */
export const why = text(longestWhy)
  .optional()
  .describe('Why it is suggested, in the language of the person who decides');

/** What every suggestion is answered with. */
export const suggested = {
  suggestionId: id.nullable().describe('Null with a test key'),
  isDryRun: z.boolean(),
  expiresAt: timestamp.nullable(),
  wouldDo: suggestionShown.describe('What it would do as things stand; texts in it are data'),
  url: link,
};

/** What every description of one ends with. */
export const staged = 'A person approves or declines it in the app; nothing is done before that.';

export const draftClaim = tool(
  {
    name: 'draft_claim',
    title: 'Suggest a claim',
    description: `Suggests to draft credit claims for order lines, one for each supplier. ${staged} Claims are sent by people alone.`,
    scope: 'claims:write',
    input: {
      lines: z
        .array(
          z.object({
            invoiceId: id,
            orderLineId: id.describe('From price_alerts'),
            quantity: decimalText.optional().describe('At most the line’s; left out: all of it'),
            amount: decimalText.optional().describe('For reasons that come from no price alert'),
          }),
        )
        .min(1)
        .max(100),
      reason: claimReason.optional().describe('Left out: of each line’s price alert'),
      why,
    },
    output: suggested,
  },
  (asking, { lines, reason, why: said }) =>
    suggest(asking, { kind: 'draft-claim', body: { lines, reason }, why: said }),
);

/** Articles whose alerts are settled by one suggestion. */
const mostArticles = 25;

export const settleAlerts = tool(
  {
    name: 'propose_settlement',
    title: 'Suggest to settle alerts',
    description: `Suggests to settle all undecided alerts of articles: watch the new price (resolve), keep the old (ignore), accept it for a time (temporary), or claim the difference back (claim). ${staged}`,
    scope: 'prices:write',
    input: {
      articleIds: z.array(id).min(1).max(mostArticles),
      decision: decisionKind,
      until: isoDate.optional().describe('Last day of a temporary price'),
      comment: text(1000).optional(),
      why,
    },
    output: suggested,
  },
  async (asking, { articleIds, decision, until, comment, why: said }) => {
    const articles: AlertNames['articles'][number][] = [];
    const shown: Record<string, object> = {};
    for (const articleId of new Set(articleIds)) {
      const found = await readOne(asking, priceMonitoringContract.readAlert, { params: { articleId } });
      if (found instanceof Refused) return found;
      const { group } = found;
      if (group === null) return refused('alert.already_settled');
      const { title, supplierName, unit, currency, newPrice, sumDifference: extra } = group;
      articles.push({ articleId, title, supplierName, unit, currency, newPrice, extra });
      shown[articleId] = {
        newestLineId: group.newestLineId,
        unresolved: group.unresolved,
        ending: group.ending.map((deal) => deal.id),
      };
    }
    const body = { articleIds: Object.keys(shown), kind: decision, until, comment, shown };
    const names = { decision, until: until ?? null, comment: comment ?? null, articles };
    return suggest(asking, { kind: 'settle-alerts', body, why: said, names: { alerts: names } });
  },
);

export const ownSuggestions = tool(
  {
    name: 'my_suggestions',
    title: 'What became of suggestions',
    description: 'What this key has suggested, the newest first, and what people have decided.',
    scope: 'read',
    input: {},
    output: {
      suggestions: z.array(
        z.object({
          suggestionId: id,
          kind: z.enum(suggestionKinds),
          state: z.enum(suggestionStates),
          madeAt: timestamp,
          decidedAt: timestamp.nullable(),
          claimIds: z.array(id),
          dealId: id.nullable(),
          articleIds: z.array(id),
          why: written.nullable(),
          url: link,
        }),
      ),
    },
  },
  async (asking) => {
    const { given, place, services } = asking;
    const wanted = { state: 'all', keyId: given.key.id, page: 1, limit: 50 } as const;
    const { records } = await services.db.tenantRead(place.scope.organizationId, (reader) =>
      listSuggestions(reader, place.scope, wanted, given.now),
    );
    const suggestions = records.map(shownOf).map((one) => ({
      suggestionId: one.id,
      kind: one.shown.kind,
      state: one.state,
      madeAt: one.madeAt,
      decidedAt: one.decidedAt,
      claimIds: one.result?.claimIds ?? [],
      dealId: one.result?.dealId ?? null,
      articleIds: one.result?.articleIds ?? [],
      why: one.why,
      url: asking.link(suggestionsPath({ one: one.id, ...asking.where })),
    }));
    const waiting = suggestions.filter(({ state }) => state === 'waiting').length;
    return {
      fields: { suggestions },
      says: `${suggestions.length} suggestions, of which ${waiting} wait for a person.`,
    };
  },
);
