import './tree-list.css';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';

export interface TreeItem {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

export interface TreeGroup extends TreeItem {
  readonly items: readonly TreeItem[];
}

interface TreeListProps {
  readonly label: string;
  readonly groups: readonly TreeGroup[];
  readonly selectedKey: string | null;
  readonly onSelect: (key: string) => void;
}

interface VisibleNode extends TreeItem {
  readonly level: 1 | 2;
  readonly parent: string | null;
}

/** Groups that open to items with counts, moved by arrows with one tab stop (ARIA Authoring Practices, tree view). */
export const TreeList = ({ label, groups, selectedKey, onSelect }: TreeListProps) => {
  const tree = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const visible: VisibleNode[] = groups.flatMap((group) => [
    { ...group, level: 1 as const, parent: null },
    ...(closed.has(group.key)
      ? []
      : group.items.map((item) => ({ ...item, level: 2 as const, parent: group.key }))),
  ]);
  const stop = visible.find(({ key }) => key === (focused ?? selectedKey))?.key ?? visible[0]?.key ?? null;
  const toggle = (key: string, isClosed: boolean) =>
    setClosed((now) => new Set(isClosed ? [...now, key] : [...now].filter((one) => one !== key)));
  const moveTo = (node: VisibleNode | undefined) => {
    if (node === undefined) return;
    setFocused(node.key);
    tree.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(node.key)}"]`)?.focus();
  };
  const activate = (node: VisibleNode) =>
    node.level === 1 ? toggle(node.key, !closed.has(node.key)) : onSelect(node.key);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = visible.findIndex(({ key }) => key === stop);
    const node = visible[at];
    if (node === undefined) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => moveTo(visible[at + 1]),
      ArrowUp: () => moveTo(visible[at - 1]),
      Home: () => moveTo(visible[0]),
      End: () => moveTo(visible.at(-1)),
      ArrowRight: () => {
        if (node.level === 1 && closed.has(node.key)) toggle(node.key, false);
        else if (node.level === 1) moveTo(visible[at + 1]);
      },
      ArrowLeft: () => {
        if (node.level === 2) moveTo(visible.find(({ key }) => key === node.parent));
        else toggle(node.key, true);
      },
      Enter: () => activate(node),
      ' ': () => activate(node),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="tree" role="tree" aria-label={label} ref={tree}>
      {visible.map((node) => (
        <div
          key={node.key}
          className="treerow"
          role="treeitem"
          aria-level={node.level}
          aria-selected={node.key === selectedKey}
          {...(node.level === 1 ? { 'aria-expanded': !closed.has(node.key) } : {})}
          tabIndex={node.key === stop ? 0 : -1}
          data-node={node.key}
          onFocus={() => setFocused(node.key)}
          onClick={() => activate(node)}
          onKeyDown={onKeyDown}
        >
          {node.level === 1 && <Icon of={closed.has(node.key) ? ChevronRight : ChevronDown} />}
          <span className="grow">{node.label}</span> <span className="muted small">{node.count}</span>
        </div>
      ))}
    </div>
  );
};
