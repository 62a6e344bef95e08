import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../i18n.ts';
import { useIsAtLeast } from './breakpoint.ts';
import { Icon } from './icon.tsx';
import { useShortcut } from './shortcut.ts';
import type { texts } from './texts.en.ts';

export interface DrawerProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** A large plate or monogram. */
  readonly lead?: ReactNode;
  /** Pinned to the bottom: the decision. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Content = ({ title, detail, lead, footer, onClose, children, id }: DrawerProps & { id: string }) => {
  const t = useText<typeof texts>('ui');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <>
      <div className="ph">
        {lead}
        <div className="grow">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {detail !== undefined && <p className="muted small">{detail}</p>}
        </div>
        <button type="button" className="closebtn" aria-label={t('close')} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <div className="scroll">{children}</div>
      {footer !== undefined && <div className="foot">{footer}</div>}
    </>
  );
};

/** Where the focus goes when the drawer closes: to its row, else to what opened it. */
const useFocusReturn = () => {
  const [opener] = useState(() => document.activeElement);
  const row = useRef<HTMLElement | null>(null);
  useEffect(() => {
    row.current = document.querySelector<HTMLElement>('tr.sel [data-row-link]') ?? row.current;
  });
  useEffect(
    () => () => {
      const target = row.current?.isConnected ? row.current : opener;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
    [opener],
  );
};

const Docked = (props: DrawerProps) => {
  const id = useId();
  useFocusReturn();
  const isOutside = () => document.activeElement?.closest('.panel') == null;
  useShortcut(['Escape'], () => isOutside() && props.onClose());
  return (
    <aside
      className="panel"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) props.onClose();
      }}
    >
      <Content {...props} id={id} />
    </aside>
  );
};

/** Docked and not modal from 1200 px; a modal overlay from 1000 px; a modal full sheet below. */
export const Drawer = (props: DrawerProps) => {
  const isDocked = useIsAtLeast('lg');
  const id = useId();
  if (isDocked) return <Docked {...props} />;
  return (
    <ModalOverlay
      className="sheet-scrim"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
    >
      <Modal className="panel-modal">
        <Dialog className="panel" aria-labelledby={id}>
          <Content {...props} id={id} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
