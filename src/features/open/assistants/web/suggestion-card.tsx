import { useId } from 'react';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { claimPath } from '#features/prices/claims/paths.ts';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { assistantsContract, type Suggestion } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './assistants.module.css';
import { ShownSuggestion, titleOf } from './suggestion-shown.tsx';
import { useSuggestion } from './use-suggestion.ts';

const tones: Readonly<Record<Suggestion['state'], BadgeTone>> = {
  waiting: 'look',
  approved: 'ok',
  declined: 'plain',
  expired: 'line',
};

const verbs = {
  'draft-claim': 'approve.claim',
  'draft-deal': 'approve.deal',
  'settle-alerts': 'approve.alerts',
} as const;

/** Where what came of it stands. */
const resultPath = ({ result }: Suggestion): string | null => {
  const { claimIds: [claimId] = [], dealId, articleIds: [articleId] = [] } = result ?? {};
  if (claimId !== undefined) return claimPath(claimId);
  if (dealId !== undefined) return dealsPath({ deal: dealId });
  return articleId === undefined ? null : alertsPath({ article: articleId, status: 'RESOLVED' });
};

const Decided = ({ suggestion }: { readonly suggestion: Suggestion }) => {
  const t = useText<typeof texts>('assistants');
  const format = useFormat();
  const { state, decidedAt, decidedBy, shown } = suggestion;
  const path = resultPath(suggestion);
  if (state === 'waiting') return null;
  return (
    <div className={styles.decided}>
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {decidedAt !== null && (
        <span className="muted">
          {t('decidedBy', { name: decidedBy ?? '–', date: format.date(decidedAt) })}
        </span>
      )}
      {path !== null && <a href={path}>{t(`open.${shown.kind}`)}</a>}
    </div>
  );
};

const Choice = ({ suggestion }: { readonly suggestion: Suggestion }) => {
  const t = useText<typeof texts>('assistants');
  const { approve, decline, busy, refusal } = useSuggestion(suggestion);
  return (
    <>
      {refusal !== '' && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.acts}>
        <Button
          kind="primary"
          does={assistantsContract.approveSuggestion}
          isBusy={busy === 'approve'}
          onClick={approve}
        >
          {t(verbs[suggestion.shown.kind])}
        </Button>
        <Button does={assistantsContract.declineSuggestion} isBusy={busy === 'decline'} onClick={decline}>
          {t('decline')}
        </Button>
      </div>
    </>
  );
};

/** One suggestion: what it would do, why, from whom, and a person's word on it. */
export const SuggestionCard = ({
  suggestion,
  isAsked,
}: {
  readonly suggestion: Suggestion;
  /** The address is about this one. */
  readonly isAsked: boolean;
}) => {
  const t = useText<typeof texts>('assistants');
  const format = useFormat();
  const id = useId();
  const { shown, why, madeBy, madeAt, expiresAt, state } = suggestion;
  const moment = { date: format.date(madeAt), time: format.time(madeAt) };
  const from = madeBy === '' ? t('byUnnamed', moment) : t('by', { name: madeBy, ...moment });
  return (
    <article className={`card ${styles.suggestion} ${isAsked ? styles.asked : ''}`} aria-labelledby={id}>
      <span className={styles.kind}>{t(`kind.${shown.kind}`)}</span>
      <h2 id={id}>{titleOf(t, format, shown)}</h2>
      <ShownSuggestion shown={shown} />
      {why !== null && why !== '' && (
        <figure className={styles.why}>
          <figcaption>{t('why')}</figcaption>
          <blockquote>{why}</blockquote>
        </figure>
      )}
      <p className="muted">
        {from}
        {state === 'waiting' && `, ${t('until', { date: format.date(expiresAt) })}`}
      </p>
      {state === 'waiting' ? <Choice suggestion={suggestion} /> : <Decided suggestion={suggestion} />}
    </article>
  );
};
