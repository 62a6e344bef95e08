import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form or a list of its own. */
export const FormDialog = ({ title, onClose, children }: FormDialogProps) => (
  <ModalOverlay className="dialog-scrim" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Modal className="dialog-modal">
      <Dialog className="dialog">
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
