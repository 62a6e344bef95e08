import type { PaletteGroup, PaletteItem } from './palette-items.ts';
import { MarkedTitle } from './item-parts.tsx';
import styles from './search.module.css';

interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PaletteGroup[];
  readonly activeId: string | null;
  readonly typed: string;
  readonly onPoint: (item: PaletteItem) => void;
  readonly onChoose: (item: PaletteItem) => void;
}

/** The id of an item's option in the page. */
export const optionId = (listId: string, item: PaletteItem): string =>
  `${listId}-${item.id.replaceAll(/\W+/g, '-')}`;

const Face = ({ item, typed }: { readonly item: PaletteItem; readonly typed: string }) => (
  <>
    {item.lead}
    <span className={styles.words}>
      <b>
        <MarkedTitle title={item.title} typed={typed} />
      </b>
      {item.detail !== undefined && item.detail !== '' && <small>{item.detail}</small>}
    </span>
    {item.value !== undefined && item.value !== null && <span className={styles.value}>{item.value}</span>}
  </>
);

/** The groups with their options; the field has the focus, and tells which of them is meant. */
export const PaletteList = ({ id, label, groups, activeId, typed, onPoint, onChoose }: PaletteListProps) => (
  <div className={styles.list} id={id} role="listbox" aria-label={label}>
    {groups.map((group) => (
      <div key={group.id} role="group" aria-labelledby={`${id}-of-${group.id}`}>
        <h3 id={`${id}-of-${group.id}`} role="presentation">
          {group.label}
        </h3>
        {group.items.map((item) => {
          const option = {
            id: optionId(id, item),
            role: 'option',
            className: styles.item,
            'aria-selected': item.id === activeId,
            tabIndex: -1,
            onPointerMove: () => item.id !== activeId && onPoint(item),
          } as const;
          return item.href === undefined ? (
            <button key={item.id} type="button" {...option} onClick={() => onChoose(item)}>
              <Face item={item} typed={typed} />
            </button>
          ) : (
            <a
              key={item.id}
              href={item.href}
              {...option}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(item);
              }}
            >
              <Face item={item} typed={typed} />
            </a>
          );
        })}
      </div>
    ))}
  </div>
);
