import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useIsDemo } from '#platform/web/session/demo-shown.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import type { PaletteItem } from './palette-items.ts';
import { optionId, PaletteList } from './palette-list.tsx';
import { remember } from './recent.ts';
import { useActs } from './use-acts.tsx';
import { useChoice } from './use-choice.ts';
import { useFound } from './use-found.ts';
import { useGroups } from './use-groups.tsx';
import styles from './search.module.css';

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onSelectOutlet: (id: string) => void;
}

const Keys = () => {
  const t = useText<typeof texts>('search');
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('keySelect')}
      </span>
      <span>
        <kbd>Enter</kbd>
        {t('keyOpen')}
      </span>
      <span>
        <kbd>Ctrl Enter</kbd>
        {t('keyNewTab')}
      </span>
    </div>
  );
};

const usePalette = ({ onClose, onSelectOutlet }: PaletteProps) => {
  const router = useRouter();
  const { user, selectedUnit } = useAppState();
  const [typed, setTyped] = useState('');
  const finding = useFound(typed);
  const acts = useActs({ onSelectOutlet, onType: setTyped });
  const groups = useGroups(typed, finding, acts);
  // What is invented leads nowhere once the restaurant has an invoice of its own.
  const isDemo = useIsDemo();
  const choose = (item: PaletteItem, isElsewhere: boolean): void => {
    if (item.remembered !== undefined && !isDemo)
      remember(user?.id ?? '', selectedUnit?.id ?? '', item.remembered);
    if (item.staysOpen !== true && !isElsewhere) onClose();
    if (item.href === undefined) item.run?.();
    else if (isElsewhere) window.open(item.href, '_blank', 'noopener');
    else void router.navigate({ href: item.href });
  };
  const choice = useChoice({ typed, groups, isSettled: finding.isSettled, onChoose: choose });
  return { typed, setTyped, finding, groups, choose, ...choice };
};

interface FieldProps {
  readonly palette: ReturnType<typeof usePalette>;
  readonly listId: string;
  readonly activeOption: string | undefined;
  readonly onClose: () => void;
}

const PaletteField = ({ palette, listId, activeOption, onClose }: FieldProps) => {
  const t = useText<typeof texts>('search');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.field}>
      <Icon of={Search} />
      <input
        ref={field}
        role="combobox"
        aria-expanded={palette.groups.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-label={t('label')}
        placeholder={t('title')}
        {...(activeOption === undefined ? {} : { 'aria-activedescendant': activeOption })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        value={palette.typed}
        onChange={(event) => palette.setTyped(event.target.value)}
        onKeyDown={palette.onKeyDown}
      />
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <kbd>Esc</kbd>
      </button>
    </div>
  );
};

/** What is said in the list's place, and to who listens instead of looking. */
const Said = ({ palette: { typed, finding, groups } }: { palette: ReturnType<typeof usePalette> }) => {
  const t = useText<typeof texts>('search');
  const { found, isSettled, hasFailed } = finding;
  const count = Object.values(found ?? {}).reduce((sum, hits) => sum + hits.length, 0);
  const hasNothing =
    found !== undefined && isSettled && count === 0 && !groups.some(({ id }) => id !== 'invoices');
  const words = typed.trim() === '' || !isSettled || found === undefined ? '' : t('found', { count });
  return (
    <>
      {hasFailed && <p className={styles.said}>{t('failed')}</p>}
      {hasNothing && (
        <p className={styles.said}>
          <b>{t('nothing')}</b> {t('nothingText')}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {hasFailed ? t('failed') : words}
      </span>
    </>
  );
};

/** Search or do: one field over everything that the person may see, go to and do. */
export const PaletteDialog = (props: PaletteProps) => {
  const t = useText<typeof texts>('search');
  const listId = useId();
  const palette = usePalette(props);
  const { typed, groups, active, choose, point } = palette;
  const activeOption = active === null ? undefined : optionId(listId, active);
  useEffect(() => {
    if (activeOption !== undefined)
      document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);
  return (
    <ModalOverlay
      className={`dialog-scrim ${styles.scrim}`}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
    >
      <Modal className={`${styles.place}`}>
        <Dialog className={`${styles.palette}`} aria-label={t('title')}>
          <PaletteField
            palette={palette}
            listId={listId}
            activeOption={activeOption}
            onClose={props.onClose}
          />
          <PaletteList
            id={listId}
            label={t('title')}
            groups={groups}
            activeId={active?.id ?? null}
            typed={typed}
            onPoint={point}
            onChoose={(item) => choose(item, false)}
          />
          <Said palette={palette} />
          <Keys />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
