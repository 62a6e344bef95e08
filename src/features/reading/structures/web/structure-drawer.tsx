import { Columns3Cog } from 'lucide-react';
import { useState } from 'react';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import type { StatementParts } from '#features/reading/review/web/feature.tsx';
import { useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { Plate } from '#platform/web/ui/plate.tsx';
import { type StructureReview, structuresContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** The sender's number as people write it. */
export const numberText = ({ organizationNumber }: StructureReview): string =>
  formatOrganizationNumber(organizationNumber);

interface DecideProps {
  readonly review: StructureReview;
  readonly decision: 'stand' | 'drop';
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const DecideDialog = ({ review, decision, onClose, onDone }: DecideProps) => {
  const t = useText<typeof texts>('structures');
  const send = useSend(structuresContract.decideStructure, [structuresContract.listStructureReviews]);
  const onSuccess = () => {
    onDone();
    showToast({ text: t(`${decision}Done`) });
  };
  return (
    <AskDialog
      title={t(`${decision}Title`)}
      confirmLabel={t(decision)}
      isDestructive={decision === 'drop'}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={() => send.mutate({ params: { reviewId: review.id }, body: { decision } }, { onSuccess })}
      onClose={onClose}
    >
      <p className="consequence">{t(`${decision}Text`)}</p>
    </AskDialog>
  );
};

/** What most have taught of a layout, what is said instead, and what staff make of it. */
export const StructureDrawer = ({
  review,
  StatementWords,
  onClose,
}: StatementParts & { readonly review: StructureReview; readonly onClose: () => void }) => {
  const t = useText<typeof texts>('structures');
  const format = useFormat();
  const [asked, setAsked] = useState<'stand' | 'drop' | null>(null);
  const { supplierName, state, parties, statements, against, openedAt, decidedAt } = review;
  // What both say needs no decision.
  const known = new Set(statements.map((one) => JSON.stringify(one)));
  const isSaid = (one: StructureReview['statements'][number]) => known.has(JSON.stringify(one));
  return (
    <>
      <Drawer
        title={supplierName ?? t('unknown')}
        detail={numberText(review)}
        lead={<Plate icon={Columns3Cog} isLarge />}
        onClose={onClose}
        footer={
          <div className="pair">
            {state !== 'dropped' && <Button onClick={() => setAsked('drop')}>{t('drop')}</Button>}
            {state !== 'stands' && (
              <Button kind="primary" onClick={() => setAsked('stand')}>
                {t('stand')}
              </Button>
            )}
          </div>
        }
      >
        <div className="stack">
          <Facts
            facts={[
              [t('state'), t(`state.${state}`)],
              [t('parties'), t('partiesOf', { count: parties })],
              [t('since'), format.date(openedAt)],
              ...(decidedAt === null ? [] : [[t('decided'), format.date(decidedAt)] as const]),
            ]}
          />
          <section>
            <h3>{t('taughtTitle')}</h3>
            <StatementWords statements={statements} />
          </section>
          {against.map((said) => (
            <section key={JSON.stringify(said)}>
              <h3>{t('againstTitle')}</h3>
              <StatementWords statements={said.filter((one) => !isSaid(one))} />
            </section>
          ))}
        </div>
      </Drawer>
      {asked !== null && (
        <DecideDialog
          review={review}
          decision={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onClose();
          }}
        />
      )}
    </>
  );
};
