import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Room for choices beside each other, a way out at its head, and a sheet on phones. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const CloseButton = ({ onClose }: Pick<FormDialogProps, 'onClose'>) => {
  const t = useText<typeof texts>('ui');
  return (
    <button type="button" className="closebtn" aria-label={t('close')} onClick={onClose}>
      <Icon of={X} />
    </button>
  );
};

/** A dialog with a form or a list of its own. */
export const FormDialog = ({ title, onClose, isWide = false, children }: FormDialogProps) => (
  <ModalOverlay className="dialog-scrim" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Modal className={isWide ? 'dialog-modal wide' : 'dialog-modal'}>
      <Dialog className="dialog">
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {isWide && <CloseButton onClose={onClose} />}
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
