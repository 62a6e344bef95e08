import { useFormat } from '#platform/web/formats/format.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { sourcingContract } from '../contract.ts';
import type { Alternative, SourcedArticle } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';

const { readSourcing, listSourced, readAlternatives, readParity, searchGoods, trySwitch, listRefused } =
  sourcingContract;

/** All that is told from packs and from what people say is the same. */
const stale = [readSourcing, listSourced, readAlternatives, readParity, searchGoods, trySwitch, listRefused];

/** What a person may say of goods, each with its undo in the toast. */
export const useGoodsActs = ({ articleId, name }: Pick<SourcedArticle, 'articleId' | 'name'>) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const judging = useSend(sourcingContract.judgeGoods, stale);
  const forgetting = useSend(sourcingContract.forgetVerdict, stale);
  const stating = useSend(sourcingContract.statePack, stale);
  const leaving = useSend(sourcingContract.forgetPack, stale);
  const params = { articleId };
  const gone = (): void => void showToast({ text: t('takenBack') });
  const putBack = (before: PackSize | null): void => {
    if (before === null) leaving.mutate({ params }, { onSuccess: gone });
    else stating.mutate({ params, body: before }, { onSuccess: gone });
  };
  return {
    isBusy: judging.isPending || forgetting.isPending,
    judge: (other: Alternative, isSame: boolean): void =>
      judging.mutate(
        { params, body: { otherId: other.articleId, isSame } },
        {
          onSuccess: ({ verdictId }) =>
            void showToast({
              text: t(isSame ? 'confirmed' : 'refused', { name: other.name }),
              onUndo: () => forgetting.mutate({ params: { verdictId } }, { onSuccess: gone }),
            }),
        },
      ),
    takeBack: (verdictId: string): void => forgetting.mutate({ params: { verdictId } }, { onSuccess: gone }),
    stating,
    statePack: (pack: PackSize, onDone: () => void): void =>
      stating.mutate(
        { params, body: pack },
        {
          onSuccess: ({ before }) => {
            onDone();
            showToast({
              text: t('packSaved', { name, pack: format.quantity(pack.amount, pack.baseUnit) }),
              onUndo: () => putBack(before),
            });
          },
        },
      ),
    forgetPack: (onDone: () => void): void =>
      leaving.mutate(
        { params },
        {
          onSuccess: ({ before }) => {
            onDone();
            showToast({
              text: t('packForgotten'),
              ...(before === null ? {} : { onUndo: () => putBack(before) }),
            });
          },
        },
      ),
  };
};

export type GoodsActs = ReturnType<typeof useGoodsActs>;
