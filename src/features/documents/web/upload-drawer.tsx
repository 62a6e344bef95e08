import { Camera, Copy } from 'lucide-react';
import { outletsContract } from '#features/outlets/contract.ts';
import { useText } from '#platform/web/i18n.ts';
import { useCall } from '#platform/web/query.ts';
import { useAppState } from '#platform/web/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Drawer } from '#platform/web/ui/drawer.tsx';
import { FilePicker } from '#platform/web/ui/file-picker.tsx';
import { FileStatusList } from '#platform/web/ui/files.tsx';
import { DropZone } from '#platform/web/ui/drop-zone.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { showToast } from '#platform/web/ui/toasts.ts';
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

/** Adds invoices: drop, choose or photograph files, and follow each to its end. */
export const UploadDrawer = ({ onClose }: { onClose: () => void }) => {
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
