import { Hourglass, PenLine, Send } from 'lucide-react';
import { signingPath } from '#features/company/onboarding/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import type { ClaimDetail } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { LetterForm } from './use-letter-form.ts';
import styles from './claims.module.css';

/** The letters that are written together, one a supplier. */
export const LetterChoice = ({
  claims,
  shown,
  onShow,
}: {
  claims: readonly ClaimDetail[];
  shown: ClaimDetail;
  onShow: (claimId: string) => void;
}) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const at = claims.findIndex(({ id }) => id === shown.id) + 1;
  return (
    <Card
      title={t('claimCount', { count: claims.length })}
      aside={
        claims.length > 1 ? (
          <span className="small muted">{t('claimOf', { at, count: claims.length })}</span>
        ) : null
      }
    >
      <ul className={styles.who}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <button
              type="button"
              className={claim.id === shown.id ? styles.chosen : ''}
              aria-pressed={claim.id === shown.id}
              onClick={() => onShow(claim.id)}
            >
              <Monogram name={claim.supplierName} />
              <span className="grow">
                <b className="strong">{claim.supplierName}</b>
                <small>
                  {claim.state === 'drafted'
                    ? `${t('lines', { count: claim.lines })} · ${claim.goods.join(', ')}`
                    : t(`state.${claim.state}`)}
                </small>
              </span>
              <b className="strong nowrap">{format.money(claim.open, claim.currency)}</b>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const failures = {
  'letter.not_allowed': { status: 403, code: 'letter.not_allowed', text: '' },
  'letter.limited': { status: 429, code: 'letter.limited', text: '' },
} as const;

/** Bytes as megabytes; never 0 of what is something. */
const megabytes = (bytes: number): string => Math.max(0.1, bytes / 1_000_000).toFixed(1);

/** The originals that go with a letter, or why none do. */
const LetterEnclosures = ({ letter }: { letter: LetterForm }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const { enclosures, form, change } = letter;
  if (enclosures === null) return null;
  const { files, left, isKnown } = enclosures;
  if (!isKnown) return <p className="muted small">{t('encloseStranger')}</p>;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      {files.length > 0 && (
        <CheckField
          label={t('enclose', { count: files.length, size: `${format.number(megabytes(bytes), 1)}\u00a0MB` })}
          checked={form.encloses}
          onChange={({ target }) => change({ encloses: target.checked })}
        />
      )}
      {left > 0 && <p className="muted small">{t('encloseLeft', { count: left })}</p>}
    </>
  );
};

/** Where the letter goes and until when it is to be answered. */
export const SendCard = ({ claim: { eInvoices }, letter }: { claim: ClaimDetail; letter: LetterForm }) => {
  const t = useText<typeof texts>('claims');
  const { form, change, recipient, refusal } = letter;
  const reason = useErrorText(refusal === null ? null : failures[refusal]);
  return (
    <Card title={t('send')}>
      <div className={styles.fields}>
        <TextField
          label={t('to')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={form.recipient}
          autoFocus={form.recipient === ''}
          error={recipient === '' ? t('toMissing') : undefined}
          hint={t('toHint')}
          onChange={({ target }) => change({ recipient: target.value })}
          onBlur={letter.askEnclosures}
        />
        <CheckField
          label={t('copyTo', { address: letter.ownAddress })}
          checked={form.copies}
          onChange={({ target }) => change({ copies: target.checked })}
        />
        <DateField
          label={t('replyBy')}
          hint={t('replyByHint')}
          value={form.replyBy}
          onDay={(replyBy) => change({ replyBy })}
        />
        {eInvoices.length > 0 && (
          <>
            <CheckField
              label={t('responds', { count: eInvoices.length, numbers: eInvoices.join(', ') })}
              checked={form.responds}
              onChange={({ target }) => change({ responds: target.checked })}
            />
            <p className="muted small">{t('respondsHint')}</p>
          </>
        )}
        <LetterEnclosures letter={letter} />
        <p className="muted small">{t('attached')}</p>
        {refusal !== null && (
          <Note icon={refusal === 'letter.not_allowed' ? PenLine : Hourglass} tone="warn">
            {reason !== '' && `${reason}. `}
            {t('orDownload')}
            {refusal === 'letter.not_allowed' && (
              <>
                {' '}
                <a href={signingPath()}>{t('toSigning')}</a>
              </>
            )}
          </Note>
        )}
      </div>
    </Card>
  );
};

interface ActsProps {
  readonly claim: ClaimDetail;
  readonly letter: LetterForm;
  readonly onSend: () => void;
  readonly onSentByHand: () => void;
  readonly onKeep: () => void;
  readonly onDownload: () => void;
}

/** Sending carries the amount; the other ways stand below it. */
export const LetterActs = ({ claim, letter, onSend, onSentByHand, onKeep, onDownload }: ActsProps) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const canSend = letter.recipient !== '' && letter.refusal === null;
  return (
    <div className={styles.sendacts}>
      <FormAlert failure={letter.failure} />
      <Button
        kind="primary"
        isBlock
        icon={Send}
        isBusy={letter.isBusy}
        disabled={!canSend}
        does={claimsContract.sendClaim}
        onClick={onSend}
      >
        {t('sendFor', { amount: format.money(claim.open, claim.currency) })}
      </Button>
      <div className={styles.pair}>
        <Button onClick={onKeep}>{t('keepDraft')}</Button>
        <Button onClick={onDownload}>{t('download')}</Button>
      </div>
      <Button kind="quiet" isSmall does={claimsContract.sendClaim} onClick={onSentByHand}>
        {t('sentByHand')}
      </Button>
    </div>
  );
};
