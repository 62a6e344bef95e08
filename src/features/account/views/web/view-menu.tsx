import { Ellipsis, Pencil, Pin, PinOff, Save, Trash2, UserRound, Users } from 'lucide-react';
import { useSend } from '#platform/web/calls/query.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { type ActionItem, ActionMenu } from '#platform/web/ui/overlays/action-menu.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { SavedView } from '../contract.ts';
import { viewsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { Views } from './use-views.ts';
import styles from './views.module.css';

const stale = [viewsContract.listViews];

interface ViewMenuProps {
  readonly view: SavedView;
  readonly state: Views['state'];
  readonly isChanged: boolean;
  readonly onAsk: (what: 'rename' | 'delete') => void;
}

/** What may be done with the view that is shown. */
export const ViewMenu = ({ view, state, isChanged, onAsk }: ViewMenuProps) => {
  const t = useText<typeof texts>('views');
  const mayEdit = useMayEdit();
  const outlet = useAppState((app) => app.selectedUnit?.name ?? '');
  const failed = { onError: () => void showToast({ text: t('failed') }) };
  const change = useSend(viewsContract.changeView, stale);
  const share = useSend(viewsContract.shareView, stale);
  const openWith = useSend(viewsContract.openWithView, stale);
  const { id, list, name, isShared, isDefault } = view;
  const mayChange = mayEdit || !isShared;
  const columns = state.columns === null ? null : [...state.columns];
  const items: readonly ActionItem[] = [
    ...(isChanged && mayChange
      ? [
          {
            id: 'update',
            label: t('update'),
            icon: Save,
            onAction: () =>
              change.mutate(
                { params: { viewId: id }, body: { search: state.search, columns } },
                { ...failed, onSuccess: () => void showToast({ text: t('updated', { name }) }) },
              ),
          },
        ]
      : []),
    {
      id: 'first',
      label: t(isDefault ? 'defaultOff' : 'defaultOn'),
      icon: isDefault ? PinOff : Pin,
      onAction: () => openWith.mutate({ body: { list, viewId: isDefault ? null : id } }, failed),
    },
    ...(mayEdit
      ? [
          {
            id: 'share',
            label: isShared ? t('unshare') : t('share', { outlet }),
            icon: isShared ? UserRound : Users,
            onAction: () => share.mutate({ params: { viewId: id }, body: { isShared: !isShared } }, failed),
          },
        ]
      : []),
    ...(mayChange
      ? [
          { id: 'rename', label: t('rename'), icon: Pencil, onAction: () => onAsk('rename') },
          {
            id: 'delete',
            label: t('delete'),
            icon: Trash2,
            startsGroup: true,
            onAction: () => onAsk('delete'),
          },
        ]
      : []),
  ];
  return (
    <ActionMenu
      label={t('manage', { name })}
      className={`${styles.more}`}
      items={items}
      placement="bottom start"
    >
      <Icon of={Ellipsis} />
    </ActionMenu>
  );
};
