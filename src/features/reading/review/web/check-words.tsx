import { Check, TriangleAlert } from 'lucide-react';
import { decimal } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { DraftChecks } from '../rules.ts';
import type { texts } from '../texts-desk.en.ts';
import styles from './readings.module.css';

interface ChecksProps {
  readonly checks: DraftChecks;
  /** Empty while it is not known. */
  readonly currency: string;
}

/** The sums that do not agree with the rest, each in a sentence. */
export const useDifferences = ({ checks, currency }: ChecksProps) => {
  const t = useText<typeof texts>('review-desk');
  const format = useFormat();
  const isOpen = (difference: string) => decimal(difference).abs().gt('0.005');
  return (['net', 'tax', 'payable'] as const).flatMap((name) => {
    const part = checks[name];
    if (part === null || !isOpen(part.difference)) return [];
    const amount = format.money(decimal(part.difference).abs().toFixed(), currency);
    return [{ name, computed: part.computed, words: t(`differs.${name}`, { amount }) }];
  });
};

/** What the figures say of each other, in words; quiet where all fits. */
export const CheckWords = ({ checks, currency }: ChecksProps) => {
  const t = useText<typeof texts>('review-desk');
  const odd = useDifferences({ checks, currency }).map(({ words }) => words);
  const lines = checks.lines.filter((difference) => difference !== null).length;
  const words = lines === 0 ? odd : [...odd, t('linesDiffer', { count: lines })];
  if (words.length === 0 && !checks.closes) return <p className="linecheck muted">{t('notComparable')}</p>;
  return words.length === 0 ? (
    <p className="linecheck good">
      <Icon of={Check} />
      {t('closes')}
    </p>
  ) : (
    <div className={styles.checkwords}>
      {words.map((text) => (
        <p key={text} className="linecheck amber">
          <Icon of={TriangleAlert} />
          {text}
        </p>
      ))}
    </div>
  );
};
