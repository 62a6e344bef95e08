import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import type { DeviationLine } from '#features/prices/price-monitoring/contract-deviations.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { claimsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleByClaims } from './stale.ts';
import styles from './claims.module.css';

/** Lines that no claim holds yet, and the button that drafts claims of them. */
export const LetterStart = (props: {
  readonly lines: readonly DeviationLine[];
  readonly onDrafted: (claimIds: readonly string[]) => void;
}) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const send = useSend(claimsContract.draftClaims, staleByClaims);
  const lines = props.lines.filter((line) => decimal(line.sumDifference).gt('0'));
  const amounts = [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, own]) =>
    format.money(fixed(sumOf(own.map(({ sumDifference }) => decimal(sumDifference))), 2), currency),
  );
  if (lines.length === 0) return null;
  const draft = async () => {
    const chosen = lines.map(({ id, invoiceId }) => ({ invoiceId, orderLineId: id }));
    const drafted = await send.mutateAsync({ body: { lines: chosen } }).catch(() => null);
    if (drafted !== null) props.onDrafted(drafted.claims.map(({ id }) => id));
  };
  return (
    <Card title={t('freeLines', { count: lines.length })}>
      <ul className={styles.free}>
        {lines.map((line) => (
          <li key={line.id}>
            <span className="grow">
              {line.title}
              <small>
                {line.supplierName} · {line.invoiceNumber} · {line.invoiceDate}
              </small>
            </span>
            <b className="strong">{format.change(line.sumDifference, line.currency)}</b>
          </li>
        ))}
      </ul>
      <FormAlert failure={send.error?.failure ?? null} />
      <Button
        kind="primary"
        isBusy={send.isPending}
        does={claimsContract.draftClaims}
        onClick={() => void draft()}
      >
        {t('write', { amount: amounts.join(' + ') })}
      </Button>
    </Card>
  );
};
