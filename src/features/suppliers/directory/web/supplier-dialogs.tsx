import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { directoryContract, type DirectorySupplier } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { EntryFields, entryOf, SupplierPicker, useEntryForm } from './entry-form.tsx';

interface DialogProps {
  readonly entry: DirectorySupplier;
  readonly onClose: () => void;
}

const stale = [directoryContract.listDirectory];

/** A new entry. */
export const CreateDialog = ({ onClose }: Pick<DialogProps, 'onClose'>) => {
  const t = useText<typeof texts>('directory');
  const send = useSend(directoryContract.createDirectorySupplier, stale);
  const { form, refusal } = useEntryForm({}, send.error);
  const create = form.handleSubmit((written) =>
    send.mutate(
      { body: { ...entryOf(written), verified: written.verified } },
      {
        onSuccess: ({ displayName }) => {
          onClose();
          showToast({ text: t('createDone', { name: displayName }) });
        },
      },
    ),
  );
  return (
    <AskDialog
      title={t('createTitle')}
      confirmLabel={t('createConfirm')}
      isBusy={send.isPending}
      error={refusal}
      onConfirm={() => void create()}
      onClose={onClose}
    >
      <EntryFields form={form} onChange={() => send.reset()} />
      <CheckField label={t('verify')} {...form.register('verified')} />
    </AskDialog>
  );
};

/** Changes an entry, and says whether its company is certain. */
export const EditDialog = ({ entry: known, onClose }: DialogProps) => {
  const t = useText<typeof texts>('directory');
  const send = useSend(directoryContract.changeDirectorySupplier, stale);
  const { displayName, legalName, category, verified } = known;
  const organizationNumber = known.organizationNumber ?? '';
  const { form, refusal } = useEntryForm(
    { displayName, legalName, organizationNumber, category, verified },
    send.error,
  );
  const save = form.handleSubmit((written) =>
    send.mutate(
      { params: { supplierId: known.id }, body: { ...entryOf(written), verified: written.verified } },
      {
        onSuccess: (changed) => {
          onClose();
          showToast({ text: t('saved', { name: changed.displayName }) });
        },
      },
    ),
  );
  return (
    <AskDialog
      title={t('editTitle', { name: known.displayName })}
      confirmLabel={t('save')}
      isBusy={send.isPending}
      error={refusal}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <EntryFields form={form} onChange={() => send.reset()} />
      <CheckField label={t('verify')} {...form.register('verified')} />
    </AskDialog>
  );
};

/** Lets one entry stand for another, after a look at what that means. */
export const MergeDialog = ({ entry: { id, displayName: name, organizations }, onClose }: DialogProps) => {
  const t = useText<typeof texts>('directory');
  const [search, setSearch] = useState('');
  const [into, setInto] = useState<DirectorySupplier | null>(null);
  const [isMissing, setMissing] = useState(false);
  const send = useSend(directoryContract.mergeDirectorySuppliers, stale);
  const merge = () => {
    if (into === null) return setMissing(true);
    send.mutate(
      { params: { supplierId: id }, body: { intoId: into.id } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('merged', { name, into: into.displayName }) });
        },
      },
    );
  };
  return (
    <AskDialog
      title={t('mergeTitle', { name })}
      confirmLabel={into === null ? t('merge') : t('mergeConfirm', { name: into.displayName })}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={merge}
      onClose={onClose}
    >
      <SupplierPicker
        search={search}
        onSearch={setSearch}
        chosen={into}
        onChoose={setInto}
        isMissing={isMissing && into === null}
        exceptId={id}
      />
      {into !== null && (
        <p className="consequence" role="status">
          <RichText
            text={t('mergePreview', {
              name,
              into: into.displayName,
              from: t('customers', { count: organizations }),
              to: t('customers', { count: into.organizations }),
            })}
          />
        </p>
      )}
    </AskDialog>
  );
};
