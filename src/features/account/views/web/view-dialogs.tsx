import { type SyntheticEvent, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { SavedView } from '../contract.ts';
import { viewsContract } from '../contract.ts';
import { longestName, type ViewList } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import type { Views } from './use-views.ts';

const stale = [viewsContract.listViews];

interface NameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSend: () => void;
}

const NameForm = ({ name, onName, onSend }: NameProps) => {
  const t = useText<typeof texts>('views');
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onSend();
  };
  return (
    <form onSubmit={send}>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoFocus
        maxLength={longestName}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
    </form>
  );
};

interface SaveProps {
  readonly list: ViewList;
  readonly state: Views['state'];
  readonly onSaved: (view: SavedView) => void;
  readonly onClose: () => void;
}

/** Keeps the list as it is shown under a name; shared and opened first where the person ticks it. */
export const SaveViewDialog = ({ list, state, onSaved, onClose }: SaveProps) => {
  const t = useText<typeof texts>('views');
  const outlet = useAppState((app) => app.selectedUnit?.name ?? '');
  const mayShare = useMayEdit();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isFirst, setFirst] = useState(false);
  const save = useSend(viewsContract.saveView, stale);
  const share = useSend(viewsContract.shareView, stale);
  const openWith = useSend(viewsContract.openWithView, stale);
  const send = async (): Promise<void> => {
    const columns = state.columns === null ? null : [...state.columns];
    const made = await save.mutateAsync({ body: { list, name, search: state.search, columns } });
    onSaved(made);
    const params = { viewId: made.id };
    if (isShared) await share.mutateAsync({ params, body: { isShared } });
    if (isFirst) await openWith.mutateAsync({ body: { list, viewId: made.id } });
    showToast({ text: t('created', { name: made.name }) });
    onClose();
  };
  return (
    <AskDialog
      title={t('saveTitle')}
      confirmLabel={t('save')}
      isBusy={save.isPending || share.isPending || openWith.isPending}
      error={save.error ?? share.error ?? openWith.error}
      onConfirm={() => name.trim() !== '' && void send().catch(() => undefined)}
      onClose={onClose}
    >
      <p className="muted small">{t('saveWhat')}</p>
      <NameForm name={name} onName={setName} onSend={() => void send().catch(() => undefined)} />
      {mayShare && (
        <CheckField
          label={t('share', { outlet })}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
      )}
      <CheckField
        label={t('openWith')}
        checked={isFirst}
        onChange={(event) => setFirst(event.target.checked)}
      />
    </AskDialog>
  );
};

interface ViewProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}

/** Gives a view another name. */
export const RenameViewDialog = ({ view, onClose }: ViewProps) => {
  const t = useText<typeof texts>('views');
  const [name, setName] = useState(view.name);
  const change = useSend(viewsContract.changeView, stale);
  const send = (): void =>
    change.mutate({ params: { viewId: view.id }, body: { name } }, { onSuccess: onClose });
  return (
    <AskDialog
      title={t('renameTitle')}
      confirmLabel={t('rename')}
      isBusy={change.isPending}
      error={change.error}
      onConfirm={() => name.trim() !== '' && send()}
      onClose={onClose}
    >
      <NameForm name={name} onName={setName} onSend={send} />
    </AskDialog>
  );
};

/** Asks before a view is deleted, the more where others have it too. */
export const DeleteViewDialog = ({
  view,
  onClose,
  onDeleted,
}: ViewProps & { readonly onDeleted: () => void }) => {
  const t = useText<typeof texts>('views');
  const outlet = useAppState((app) => app.selectedUnit?.name ?? '');
  const remove = useSend(viewsContract.deleteView, stale);
  const { name, isShared } = view;
  const done = (): void => {
    showToast({ text: t('deleted', { name }) });
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      consequence={isShared ? t('deleteTextShared', { outlet }) : t('deleteText')}
      confirmLabel={t('delete')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { viewId: view.id } },
          {
            onSuccess: done,
            onError: () => {
              showToast({ text: t('failed') });
              onClose();
            },
          },
        )
      }
      onCancel={onClose}
    />
  );
};
