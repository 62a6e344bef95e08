import { productPath } from '#features/purchases/products/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { radarContract, type RenumberedShown } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { useAnswer } from './use-answer.ts';
import styles from './radar.module.css';

const said = { confirmed: 'saidSame', refused: 'saidNot', open: 'saidUndone' } as const;

const Pair = ({ pair }: { readonly pair: RenumberedShown }) => {
  const t = useText<typeof texts>('radar');
  const format = useFormat();
  const answer = useAnswer();
  const { id, newName: name, from, to, price, newPrice, percent, date, currency, unit } = pair;
  const say = (value: keyof typeof said) =>
    answer.mutate(
      { params: { findingId: id }, body: { answer: value } },
      { onSuccess: () => showToast({ text: t(said[value], { name }) }) },
    );
  return (
    <li className={styles.fee}>
      <div className={styles.row}>
        <b>{pair.answer === 'confirmed' ? <a href={productPath(pair.articleId)}>{name}</a> : name}</b>
        {pair.answer !== 'open' && <Badge tone="done">{t(pair.answer)}</Badge>}
      </div>
      <p className="muted small">
        {t('numbers', { from, to, date: format.date(date) })} ·{' '}
        {t('priceMoved', {
          price: format.unitPrice(price, currency, unit),
          newPrice: format.unitPrice(newPrice, currency, unit),
          percent: format.percentChange(percent),
        })}
      </p>
      <div className={styles.marks}>
        {pair.answer === 'open' ? (
          <>
            <Button
              isSmall
              kind="primary"
              does={radarContract.answerFinding}
              isBusy={answer.isPending}
              onClick={() => say('confirmed')}
            >
              {t('same')}
            </Button>
            <Button
              isSmall
              does={radarContract.answerFinding}
              isBusy={answer.isPending}
              onClick={() => say('refused')}
            >
              {t('notSame')}
            </Button>
          </>
        ) : (
          <Button
            isSmall
            does={radarContract.answerFinding}
            isBusy={answer.isPending}
            onClick={() => say('open')}
          >
            {t('undo')}
          </Button>
        )}
      </div>
    </li>
  );
};

/** Articles that seem to go on under another number, and what was said of them. */
export const RenumberedCard = ({ renumbered }: { readonly renumbered: readonly RenumberedShown[] }) => {
  const t = useText<typeof texts>('radar');
  return (
    <Card title={t('renumbered')}>
      <p className={`muted small ${styles.why}`}>{t('renumberedAsk')}</p>
      <ul className={styles.rows}>
        {renumbered.map((pair) => (
          <Pair key={pair.id} pair={pair} />
        ))}
      </ul>
    </Card>
  );
};
