import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { DealPreview } from '../contract-list.ts';
import type { texts } from '../texts.en.ts';

type Meant = DealPreview['meant'][number];

/** Nothing is bought under what was typed, though something very like it is: which one is meant. */
export const MeantGoods = ({
  meant,
  onPick,
}: {
  readonly meant: readonly Meant[];
  readonly onPick: (article: Meant) => void;
}) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  if (meant.length === 0) return null;
  return (
    <div className="note warn" role="alert">
      <div>
        <p>{t('meantGoods')}</p>
        {meant.map((article) => {
          const { articleId, name, articleNumber, unit } = article;
          const words = [name, articleNumber, format.unitName(unit)].filter(Boolean).join(' · ');
          return (
            <p key={articleId}>
              <Button isSmall onClick={() => onPick(article)}>
                {t('meantPick', { article: words })}
              </Button>
            </p>
          );
        })}
      </div>
    </div>
  );
};
