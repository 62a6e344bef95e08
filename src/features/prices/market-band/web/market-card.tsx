import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { OptOutCard } from '#platform/web/ui/overlays/opt-out-card.tsx';
import { marketBandContract } from '../contract.ts';
import { marketBandPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const Choice = ({ hasLink }: { readonly hasLink: boolean }) => {
  const t = useText<typeof texts>('market-band');
  const choice = useCall(marketBandContract.readMarketChoice, {});
  const send = useSend(marketBandContract.chooseMarket, [marketBandContract.readMarketChoice]);
  return (
    <OptOutCard
      t={t}
      choice={choice}
      send={send}
      onChoose={(body, onSuccess) => send.mutate({ body }, { onSuccess })}
    >
      {hasLink && <a href={marketBandPath()}>{t('how')}</a>}
    </OptOutCard>
  );
};

/** Whether the company takes part in the market band; for owners alone. */
export const MarketCard = ({ hasLink = true }: { readonly hasLink?: boolean }) => {
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  return isOwner ? <Choice hasLink={hasLink} /> : null;
};
