import { useState } from 'react';
import { swedishDate } from '#core/values/swedish-date.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { sourcingContract } from '../contract.ts';
import type { JudgedPair } from '../contract-refused.ts';
import type { texts } from '../texts.en.ts';
import styles from './sourcing.module.css';

const { listRefused, listSourced, readAlternatives, readSourcing, forgetVerdict, trySwitch } =
  sourcingContract;

const shownAtOnce = 200;

const Pair = ({ pair }: { readonly pair: JudgedPair }) => {
  const t = useText<typeof texts>('sourcing');
  const forgetting = useSend(forgetVerdict, [
    listRefused,
    listSourced,
    readAlternatives,
    readSourcing,
    trySwitch,
  ]);
  const { one, other, saidBy } = pair;
  const date = swedishDate(new Date(pair.saidAt));
  const undo = () =>
    forgetting.mutate(
      { params: { verdictId: pair.verdictId } },
      { onSuccess: () => showToast({ text: t('takenBack') }) },
    );
  return (
    <li>
      <span>
        <b>{one.name}</b> <small className="muted">{one.supplierName}</small>
        <br />
        <b>{other.name}</b> <small className="muted">{other.supplierName}</small>
      </span>
      <Button
        isSmall
        isBusy={forgetting.isPending}
        aria-label={t('undoRefusedOf', { one: one.name, other: other.name })}
        onClick={undo}
      >
        {t('undoRefused')}
      </Button>
      <small className="muted">
        {saidBy === '' ? t('refusedOn', { date }) : t('refusedBy', { date, person: saidBy })}
      </small>
      <FormAlert failure={forgetting.error?.failure ?? null} />
    </li>
  );
};

/** Goods that a person said are not the same, each to be asked about again; nothing while there are none. */
export const RefusedGoods = () => {
  const t = useText<typeof texts>('sourcing');
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(listRefused, { query: { limit: shownAtOnce } });
  const total = data?.total ?? 0;
  if (data === undefined || (total === 0 && !isOpen)) return null;
  return (
    <>
      <p>
        <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
          {t('refusedCount', { count: total })}
        </Button>
      </p>
      {isOpen && (
        <FormDialog title={t('refusedTitle')} isWide onClose={() => setOpen(false)}>
          <p className="muted">{t('refusedText')}</p>
          {total === 0 && <p>{t('refusedNone')}</p>}
          <ul className={styles.alts}>
            {data.content.map((pair) => (
              <Pair key={pair.verdictId} pair={pair} />
            ))}
          </ul>
        </FormDialog>
      )}
    </>
  );
};
