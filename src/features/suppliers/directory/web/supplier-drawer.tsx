import { Merge, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { directoryContract, type DirectorySupplier } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { numberText } from './staff-parts.tsx';
import { EditDialog, MergeDialog } from './supplier-dialogs.tsx';

interface SupplierDrawerProps {
  readonly entry: DirectorySupplier;
  readonly onClose: () => void;
}

const UndoMerge = ({ mergeId, name }: { readonly mergeId: string; readonly name: string }) => {
  const t = useText<typeof texts>('directory');
  const send = useSend(directoryContract.undoMerge, [directoryContract.listDirectory]);
  const failure = useErrorText(send.error?.failure ?? null);
  const undo = () =>
    void send.mutateAsync({ params: { mergeId } }).then(
      () => showToast({ text: t('undone', { name }) }),
      () => undefined,
    );
  return (
    <>
      {failure !== '' && (
        <p className="poor small" role="alert">
          {failure}
        </p>
      )}
      <Button isBlock icon={Undo2} isBusy={send.isPending} onClick={undo}>
        {t('undo')}
      </Button>
    </>
  );
};

/** One entry of the directory: what it says, and the ways to change it. */
export const SupplierDrawer = ({ entry, onClose }: SupplierDrawerProps) => {
  const t = useText<typeof texts>('directory');
  const categoryText = useCodeText('suppliers', 'category');
  const format = useFormat();
  const [asked, setAsked] = useState<'edit' | 'merge' | null>(null);
  const { displayName, legalName, organizationNumber, category, verified, organizations, createdAt, merged } =
    entry;
  const close = () => setAsked(null);
  return (
    <>
      <Drawer
        title={displayName}
        detail={categoryText(category)}
        lead={<Monogram name={displayName} isLarge />}
        onClose={onClose}
        footer={
          merged === null ? (
            <div className="pair">
              <Button icon={Merge} onClick={() => setAsked('merge')}>
                {t('merge')}
              </Button>
              <Button kind="primary" icon={Pencil} onClick={() => setAsked('edit')}>
                {t('edit')}
              </Button>
            </div>
          ) : (
            <UndoMerge mergeId={merged.mergeId} name={displayName} />
          )
        }
      >
        <div className="stack">
          {merged !== null && <p>{t('mergedText', { name: merged.intoName })}</p>}
          <Facts
            facts={[
              [t('legalName'), legalName],
              [
                t('organizationNumber'),
                organizationNumber === null ? t('unknown') : numberText(organizationNumber),
              ],
              [t('state'), t(verified ? 'verified' : 'unverified')],
              [t('organizations'), format.number(String(organizations))],
              [t('added'), format.date(createdAt)],
            ]}
          />
        </div>
      </Drawer>
      {asked === 'edit' && <EditDialog entry={entry} onClose={close} />}
      {asked === 'merge' && <MergeDialog entry={entry} onClose={close} />}
    </>
  );
};
