import { Kept } from '#platform/server/http/kept.ts';
import { validate } from '#platform/server/http/validate.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { Refused } from '#platform/wire/refused.ts';
import { suggestionsPath } from '../paths.ts';
import type { SuggestionKind } from '../rules.ts';
import { keepSuggestion } from './commands.ts';
import { openInput } from './queries-ask.ts';
import { entryOf, type Named, shownBy } from './queries-rehearsed.ts';
import type { AskingIn } from './queries-tool.ts';

/** What an assistant wants to suggest, as the product's own entry takes it. */
export interface Wanted {
  readonly kind: SuggestionKind;
  readonly body: unknown;
  readonly why: string | undefined;
  /** What a person is told beside what the entry answers. */
  readonly names?: Named;
}

/**
 * Rehearses what is suggested by the product's own command, with all of its checks, and keeps it for a person. What would be refused
 * is refused now. With a test key nothing is kept.
 */
export const suggest = async (
  asking: AskingIn,
  { kind, body, why, names }: Wanted,
): Promise<{ readonly fields: SuggestedFields; readonly says: string } | Refused<ErrorCode>> => {
  const { services, given, place } = asking;
  const entry = entryOf[kind];
  const valid = validate(entry.body, body);
  if (valid instanceof Refused) return valid;
  const reply = await services.entries.of(
    entry,
    'rehearsed',
  )({
    ...openInput(asking, { body: valid.value }),
    keep: (_tx: unknown, answer: unknown) => Promise.resolve(new Kept(answer, { status: 200, body: '' })),
  });
  if (reply instanceof Refused) return reply as Refused<ErrorCode>;
  const shown = shownBy(kind, reply instanceof Kept ? reply.reply : reply, names ?? {});
  const list = asking.link(suggestionsPath(asking.where));
  if (given.key.mode === 'test')
    return {
      fields: { suggestionId: null, isDryRun: true, expiresAt: null, wouldDo: shown, url: list },
      says: 'With a test key nothing is kept. A live key would have left this for a person to approve.',
    };
  const act = { actor: given.actor, now: given.now, newId: services.newId };
  const suggested = { kind, body: valid.value as Readonly<Record<string, unknown>>, shown, why: why ?? null };
  const { organizationId } = place.scope;
  const kept = await services.db.tenantTransaction(organizationId, (tx) =>
    keepSuggestion(tx, place.scope, given.key, act, suggested),
  );
  if (kept instanceof Refused) return kept;
  const expiresAt = kept.expiresAt.toISOString();
  return {
    fields: {
      suggestionId: kept.id,
      isDryRun: false,
      expiresAt,
      wouldDo: shown,
      url: asking.link(suggestionsPath({ one: kept.id, ...asking.where })),
    },
    says: `Nothing is done yet: a person approves or declines it before ${expiresAt.slice(0, 10)}.`,
  };
};

/** What every suggestion is answered with. */
export interface SuggestedFields {
  readonly suggestionId: string | null;
  readonly isDryRun: boolean;
  readonly expiresAt: string | null;
  readonly wouldDo: ReturnType<typeof shownBy>;
  readonly url: string;
}
