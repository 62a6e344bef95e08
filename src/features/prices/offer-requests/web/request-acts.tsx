import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { SourcingParts } from '#features/prices/sourcing/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { texts } from '../texts.en.ts';
import { RequestDialog } from './request-dialog.tsx';
import { RequestsDialog } from './requests-dialog.tsx';

/** Begins a letter to the supplier of what could be bought instead. */
export const OfferAct: SourcingParts['OfferAct'] = ({ article, other }) => {
  const t = useText<typeof texts>('offer-requests');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit) return null;
  const price =
    other.comparable === null || other.pack === null
      ? format.unitPrice(other.price, other.currency, other.unit)
      : format.unitPrice(other.comparable, other.currency, other.pack.baseUnit);
  const about = { articleId: article.articleId, otherId: other.articleId };
  return (
    <>
      <Button kind="primary" isBlock onClick={() => setOpen(true)}>
        {t('askOffer', { supplier: other.supplier.displayName, price })}
      </Button>
      {isOpen && <RequestDialog about={about} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Begins letters about articles that are chosen, one at a time. */
export const OffersAct: SourcingParts['OffersAct'] = ({ articles }) => {
  const t = useText<typeof texts>('offer-requests');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Mail} onClick={() => setOpen(true)}>
        {t('askMany')}
      </Button>
      {isOpen && <RequestsDialog articles={articles} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Begins a letter to the supplier of an article that another own restaurant pays less for. */
export const ParityAct: SourcingParts['ParityAct'] = ({ row }) => {
  const t = useText<typeof texts>('offer-requests');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit || row.lowest === null) return null;
  const price = format.price(row.lowest);
  return (
    <>
      <Button isSmall aria-label={t('askOwnOf', { price, name: row.name })} onClick={() => setOpen(true)}>
        {t('askOwn', { price })}
      </Button>
      {isOpen && <RequestDialog about={{ articleId: row.articleId }} onClose={() => setOpen(false)} />}
    </>
  );
};
