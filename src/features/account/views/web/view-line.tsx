import { BookmarkPlus, Pin, Users } from 'lucide-react';
import { useState } from 'react';
import type { QueryStrings } from '#platform/web/calls/query-string.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { SavedView } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { SavedViewsProps } from './feature.tsx';
import { useViews } from './use-views.ts';
import { DeleteViewDialog, RenameViewDialog, SaveViewDialog } from './view-dialogs.tsx';
import { ViewMenu } from './view-menu.tsx';
import styles from './views.module.css';

interface TabProps {
  readonly href: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly view?: SavedView;
  /** Shown with something else than was saved. */
  readonly isChanged?: boolean;
  readonly onOpen: () => void;
}

const ViewTab = ({ href, name, isCurrent, view, isChanged, onOpen }: TabProps) => {
  const t = useText<typeof texts>('views');
  return (
    <a
      className={isCurrent ? 'chip on' : 'chip'}
      href={href}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {view?.isDefault && <Icon of={Pin} />}
      {name}
      {isChanged && <span className={styles.changed}>{t('changed')}</span>}
      {view?.isShared && (
        <>
          <Icon of={Users} />
          <span className="visually-hidden">{t('shared')}</span>
        </>
      )}
    </a>
  );
};

/** The views of a list as tabs, each with its address, and what saves the list as it is shown. */
export const ViewLine = (props: SavedViewsProps & { readonly opened: QueryStrings }) => {
  const t = useText<typeof texts>('views');
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete' | null>(null);
  const { views, state, current, isChanged, isArranged, hrefOfView, open } = useViews(props);
  const close = (): void => setAsked(null);
  const maySave = isArranged || isChanged;
  if (views.length === 0 && !maySave && asked === null) return null;
  return (
    <nav className={styles.line} aria-label={t('label')}>
      {views.length > 0 && (
        <ViewTab
          href={hrefOfView(null)}
          name={t('all')}
          isCurrent={current === undefined && !isArranged}
          onOpen={() => open(null)}
        />
      )}
      {views.map((view) => (
        <span className={styles.tab} key={view.id}>
          <ViewTab
            href={hrefOfView(view)}
            name={view.name}
            view={view}
            isCurrent={view === current}
            isChanged={view === current && isChanged}
            onOpen={() => open(view)}
          />
          {view === current && <ViewMenu view={view} state={state} isChanged={isChanged} onAsk={setAsked} />}
        </span>
      ))}
      {maySave && (current === undefined || isChanged) && (
        <Button kind="quiet" isSmall icon={BookmarkPlus} onClick={() => setAsked('save')}>
          {t(current === undefined ? 'save' : 'saveNew')}
        </Button>
      )}
      {asked === 'save' && (
        <SaveViewDialog
          list={props.list}
          state={state}
          onSaved={(view) => open(view, true)}
          onClose={close}
        />
      )}
      {asked === 'rename' && current && <RenameViewDialog view={current} onClose={close} />}
      {asked === 'delete' && current && (
        <DeleteViewDialog view={current} onDeleted={() => open(null)} onClose={close} />
      )}
    </nav>
  );
};
