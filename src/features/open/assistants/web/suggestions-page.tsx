import { useNavigate } from '@tanstack/react-router';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { TableFoot } from '#platform/web/ui/tables/table-foot.tsx';
import { assistantsContract, type Suggestion } from '../contract.ts';
import { accountPath, suggestionsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './assistants.module.css';
import { shownSuggestions } from './feature.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

const states = ['waiting', 'decided'] as const;

const Suggestions = ({
  state,
  asked,
}: {
  readonly state: (typeof states)[number];
  readonly asked: string | undefined;
}) => {
  const t = useText<typeof texts>('assistants');
  const entry = assistantsContract.listSuggestions;
  const { query, rows, paging } = usePages<Suggestion, { content: Suggestion[]; total: number }>(
    callKey(entry, { query: { state } }),
    (page, signal) => callOrThrow(entry, { query: { state, page, limit: 20 } }, { signal }),
  );
  if (query.isError && rows.length === 0)
    return <LoadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton lines={6} />;
  if (rows.length === 0)
    return (
      <EmptyState
        title={t(state === 'waiting' ? 'none' : 'noneDecided')}
        action={<ButtonLink href={accountPath({ tab: 'api' })}>{t('connect')}</ButtonLink>}
      >
        {t(state === 'waiting' ? 'noneText' : 'noneDecidedText')}
      </EmptyState>
    );
  // The one that the address is about stands first.
  const first = rows.filter(({ id }) => id === asked);
  const others = rows.filter(({ id }) => id !== asked);
  return (
    <div className={styles.list}>
      {[...first, ...others].map((suggestion) => (
        <SuggestionCard
          key={`${suggestion.id} ${suggestion.version}`}
          suggestion={suggestion}
          isAsked={suggestion.id === asked}
        />
      ))}
      {paging.total > rows.length && <TableFoot shown={rows.length} {...paging} />}
    </div>
  );
};

/** What do assistants suggest, and what became of it? */
export const SuggestionsPage = () => {
  const t = useText<typeof texts>('assistants');
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const { show, one } = useRouteSearch(shownSuggestions);
  const state = show ?? 'waiting';
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lede={t('lede')} isOwn />
      {mayEdit ? (
        <>
          <Segment
            label={t('which')}
            choices={states.map((value) => ({ value, label: t(value) }))}
            value={state}
            onChange={(value) =>
              void navigate({ href: suggestionsPath({ show: value === 'decided' ? value : null }) })
            }
          />
          <Suggestions key={state} state={state} asked={one} />
        </>
      ) : (
        <EmptyState title={t('title')}>{t('editorsOnly')}</EmptyState>
      )}
    </Page>
  );
};
