import { Camera, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Bar } from '#platform/web/ui/bar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { FilePicker } from '#platform/web/ui/forms/file-picker.tsx';
import { FileStatusList } from '#platform/web/ui/forms/files.tsx';
import { DropZone } from '#platform/web/ui/forms/drop-zone.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { useFileRows } from './upload-files.tsx';
import { accepted, uploads } from './uploads.ts';

const ForwardAddress = () => {
  const t = useText<typeof texts>('documents');
  const outletId = useAppState((state) => state.selectedOutlet);
  const roles = useCall(outletsContract.listOutletRoles, {});
  const outlet = roles.data?.find(({ outletInformation }) => outletInformation.id === outletId);
  const address = outlet?.outletInformation.inboundAddress ?? '';
  if (address === '') return null;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ text: t('copied') }),
      () => undefined,
    );
  return (
    <div className="forward">
      <h3>{t('forwardLabel')}</h3>
      <p className="copyline">
        <code>{address}</code>
        <Button isSmall icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </p>
      <p className="muted small">{t('forwardHint')}</p>
    </div>
  );
};

// The return types are written out: the type of the router knows these parts, which themselves ask for the router.

/** Adds invoices: drop, choose or photograph files, and follow each to its end. */
export const UploadDrawer = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useText<typeof texts>('documents');
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const files = useFileRows();
  const add = (chosen: readonly File[]) => unitId !== undefined && uploads.add(chosen, unitId);
  return (
    <Drawer title={t('add')} onClose={onClose}>
      <DropZone hint={t('addHint')} accept={accepted} onFiles={add} />
      <p className="only-touch">
        <FilePicker accept="image/*" isCamera className="btn block" onFiles={add}>
          <Icon of={Camera} />
          {t('camera')}
        </FilePicker>
      </p>
      {files.length > 0 && (
        <section aria-label={t('uploads')}>
          <FileStatusList files={files} />
        </section>
      )}
      <ForwardAddress />
    </Drawer>
  );
};

/** Files that are being sent while their drawer is closed. */
export const UploadStrip = (): ReactNode => {
  const t = useText<typeof texts>('documents');
  const { change } = useQueryString();
  const items = uploads.useItems();
  const isBusy = items.some(({ state }) => state === 'queued' || state === 'sending');
  if (!isBusy) return null;
  return (
    <div className="proc">
      <b>{t('uploads')}</b>
      <Bar label={t('uploads')} share={items.reduce((sum, item) => sum + item.share, 0) / items.length} />
      <span className="grow" />
      <Button isSmall onClick={() => change({ add: '1', doc: null })}>
        {t('view')}
      </Button>
    </div>
  );
};
