import { useId } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useIsAtLeast } from '../shell/breakpoint.ts';
import { useShortcut } from '../shell/shortcut.ts';
import { type DrawerProps, DrawerContent } from './drawer-content.tsx';
import { useFocusReturn } from './use-focus-return.ts';

const panelOf = ({ isWide }: DrawerProps): string => (isWide === true ? 'panel wide' : 'panel');

const Docked = (props: DrawerProps) => {
  const id = useId();
  useFocusReturn();
  const isOutside = () => document.activeElement?.closest('.panel') == null;
  useShortcut(['Escape'], () => isOutside() && props.onClose());
  return (
    <aside
      className={panelOf(props)}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) props.onClose();
      }}
    >
      <DrawerContent {...props} id={id} />
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
      <Modal className={props.isWide === true ? 'panel-modal wide' : 'panel-modal'}>
        <Dialog className={panelOf(props)} aria-labelledby={id}>
          <DrawerContent {...props} id={id} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
