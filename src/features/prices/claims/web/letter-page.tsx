import { useNavigate } from '@tanstack/react-router';
import { CalendarClock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { ClaimDetail } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import { claimPath, claimsPath, deviationsPath } from '../paths.ts';
import { letterWords } from '../rules-letter.ts';
import type { texts } from '../texts.en.ts';
import { LetterPaper } from './letter-paper.tsx';
import { LetterActs, LetterChoice, SendCard } from './letter-side.tsx';
import { LetterStart } from './letter-start.tsx';
import { NotForYou } from './not-for-you.tsx';
import { useLetterForm } from './use-letter-form.ts';
import { type Letters, useLetters } from './use-letters.ts';
import styles from './claims.module.css';

const languages = [
  { value: 'sv', label: 'Svenska' },
  { value: 'en', label: 'English' },
] as const;

/** One letter: to whom on the left, the paper on the right. */
const Letter = ({ claim, letters }: { claim: ClaimDetail; letters: Letters }) => {
  const t = useText<typeof texts>('claims');
  const navigate = useNavigate();
  const letter = useLetterForm(claim);
  const download = useDownload(claimsContract.downloadLetter);
  const [isWriting, setWriting] = useState(false);
  const { form, change, source } = letter;
  const isDraft = claim.state === 'drafted';
  const standard = letterWords(form.language).opening;
  const others = letters.claims.filter(({ id, state }) => id !== claim.id && state === 'drafted');
  const done = (text: string) => {
    showToast({ text });
    const [next] = others;
    if (next === undefined) void navigate({ href: claimPath(claim.id) });
    else letters.show(next.id);
  };
  const send = (byHand: boolean) =>
    letter.send(byHand).then(
      () => done(t(byHand ? 'markedSent' : 'sent', { number: claim.number, address: letter.recipient })),
      () => undefined,
    );
  const keep = () => letter.keep().catch(() => null);
  const leave = async () => {
    if ((await keep()) !== null) await navigate({ href: claimsPath() });
  };
  const fetchPdf = async () => {
    if (isDraft && (await keep()) === null) return;
    const { language } = form;
    await download({ params: { claimId: claim.id }, query: { language } }, `${claim.number}.pdf`);
  };
  return (
    <div className={styles.lettergrid}>
      <div className={styles.side}>
        <LetterChoice claims={letters.claims} shown={claim} onShow={letters.show} />
        {claim.isPastComplaint && (
          <Note icon={CalendarClock} tone="warn">
            {t('pastComplaint', { date: claim.complainBy ?? '' })}
          </Note>
        )}
        {isDraft ? (
          <>
            <SendCard claim={claim} letter={letter} />
            <LetterActs
              claim={claim}
              letter={letter}
              onSend={() => void send(false)}
              onSentByHand={() => void send(true)}
              onKeep={() => void leave()}
              onDownload={() => void fetchPdf()}
            />
          </>
        ) : (
          <div className={styles.sendacts}>
            <ButtonLink href={claimPath(claim.id)}>{t('toClaim')}</ButtonLink>
            <Button onClick={() => void fetchPdf()}>{t('download')}</Button>
          </div>
        )}
      </div>
      <div className={styles.desk}>
        <div className={styles.deskbar}>
          <Segment
            label={t('language')}
            choices={languages}
            value={form.language}
            onChange={(language) => change({ language })}
          />
          <span className="grow" />
          {isDraft && (
            <Button kind="quiet" isSmall icon={Pencil} onClick={() => setWriting(!isWriting)}>
              {t(isWriting ? 'writingDone' : 'changeText')}
            </Button>
          )}
        </div>
        <LetterPaper
          claim={claim}
          source={source}
          recipient={letter.recipient}
          writing={
            isWriting ? (
              <TextArea
                label={t('text')}
                rows={7}
                maxLength={5000}
                autoFocus
                value={form.text ?? ''}
                placeholder={standard}
                hint={t('textHint')}
                onChange={({ target }) => change({ text: target.value === '' ? null : target.value })}
              />
            ) : undefined
          }
        />
      </div>
    </div>
  );
};

/** What do we ask for, and of whom? The letters of claims before they are sent. */
export const LetterPage = () => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const letters = useLetters(mayEdit);
  const { shown } = letters;
  const title =
    shown === undefined
      ? t('newClaim')
      : t('owes', { supplier: shown.supplierName, amount: format.money(shown.open, shown.currency) });
  return (
    <Page title={title} backHref={claimsPath()}>
      <PageHeader
        isDetail
        isTold
        title={title}
        crumbs={[{ label: t('credits'), href: claimsPath() }, { label: t('newClaim') }]}
      />
      {!mayEdit ? (
        <NotForYou />
      ) : letters.error !== null ? (
        <div className="card">
          <LoadFailed title={t('failed')} error={letters.error} onRetry={letters.retry} />
        </div>
      ) : letters.isPending ? (
        <div className="card">
          <div className={styles.bones}>
            <Skeleton lines={10} />
          </div>
        </div>
      ) : (
        <>
          {letters.free.length > 0 && <LetterStart lines={letters.free} onDrafted={letters.showDrafted} />}
          {shown !== undefined && <Letter key={shown.id} claim={shown} letters={letters} />}
          {shown === undefined && letters.free.length === 0 && (
            <div className="card">
              <EmptyState
                title={t('noLines')}
                action={
                  <ButtonLink kind="primary" href={deviationsPath()}>
                    {t('toDeviations')}
                  </ButtonLink>
                }
              >
                {t('noLinesText')}
              </EmptyState>
            </div>
          )}
        </>
      )}
    </Page>
  );
};
