import type { Task } from '#features/account/tasks/contract.ts';
import { taskSource, type TaskSource } from '#features/account/tasks/server/queries.ts';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { answerTo } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { SuggestionShown } from '../contract.ts';
import { listSuggestions, type SuggestionRecord } from './queries.ts';

const kind = 'suggestion';

/** What a suggestion is about in figures: an amount where there is one in one currency, a name, a supplier. */
const aboutOf = (
  shown: SuggestionShown,
): Pick<Task, 'currency' | 'stake' | 'name' | 'supplierName' | 'count'> => {
  if (shown.kind === 'draft-deal')
    return { currency: null, stake: null, name: shown.title, supplierName: shown.supplierName, count: 1 };
  const amounts =
    shown.kind === 'draft-claim'
      ? shown.claims.map(({ amount, currency }) => ({ amount, currency }))
      : shown.articles.map(({ extra: amount, currency }) => ({ amount, currency }));
  const [first, ...others] = shown.kind === 'draft-claim' ? shown.claims : shown.articles;
  const currency = amounts[0]?.currency ?? null;
  const isOne = amounts.every((one) => one.currency === currency);
  const name =
    shown.kind === 'draft-claim' ? (shown.claims[0]?.goods[0] ?? '') : (shown.articles[0]?.title ?? '');
  return {
    currency: isOne ? currency : null,
    stake: isOne ? fixed(sumOf(amounts.map(({ amount }) => decimal(amount))), 2) : null,
    name,
    supplierName: others.length === 0 ? (first?.supplierName ?? null) : null,
    count: amounts.length,
  };
};

const taskOf = ({ id, version, shown, madeAt }: SuggestionRecord): Task => ({
  kind,
  subjectId: id,
  version: String(version),
  isPinned: false,
  yearly: null,
  isEstimated: false,
  category: null,
  date: swedishDate(madeAt),
  reason: shown.kind,
  price: null,
  ...aboutOf(shown),
});

const waitingOf = async (reader: Reader, scope: UnitScope, most: number) => {
  const [clock] = await reader.query<{ now: Date }>('select now()');
  return listSuggestions(
    reader,
    scope,
    { state: 'waiting', page: 1, limit: most },
    clock?.now ?? new Date(0),
  );
};

/** Suggestions that nobody has decided on, the newest first. */
const waitingSuggestions: TaskSource = {
  kind,
  access: 'editor',
  first: async (reader, scope, { most }) => {
    const { records, total } = await waitingOf(reader, scope, most);
    return { tasks: records.map(taskOf), total };
  },
  versions: async (reader, scope, ids) => {
    const { records } = await waitingOf(reader, scope, 1_000);
    return new Map(
      records.filter(({ id }) => ids.includes(id)).map(({ id, version }) => [id, String(version)]),
    );
  },
};

/** Tells the first screen of what assistants suggest. */
export const tellWaitingSuggestions = answerTo(taskSource, waitingSuggestions);
