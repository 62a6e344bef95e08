import { type ReactNode, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../texts/i18n.ts';
import { Button } from '../button.tsx';
import { TextArea } from '../forms/text-field.tsx';
import type { texts } from '../texts.en.ts';

interface ConfirmDialogProps {
  /** A question with the amount. */
  readonly title: string;
  readonly consequence: ReactNode;
  /** The outcome, as the button says it. */
  readonly confirmLabel: string;
  readonly isDestructive?: boolean;
  /** Asks for a comment, which is then handed to `onConfirm`. */
  readonly hasComment?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: (comment: string) => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back lightly. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, consequence, confirmLabel, isDestructive, hasComment, isBusy, onConfirm, onCancel } = props;
  const t = useText<typeof texts>('ui');
  const [comment, setComment] = useState('');
  return (
    <ModalOverlay
      className="dialog-scrim"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onCancel()}
    >
      <Modal className="dialog-modal">
        <Dialog className="dialog" role="alertdialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <div className="consequence">{consequence}</div>
          {hasComment && (
            <TextArea
              label={t('comment')}
              isOptional
              value={comment}
              maxLength={500}
              onChange={(event) => setComment(event.target.value)}
            />
          )}
          <div className="acts">
            <Button onClick={onCancel}>{t('cancel')}</Button>
            <Button
              kind={isDestructive ? 'danger' : 'primary'}
              isBusy={isBusy === true}
              onClick={() => onConfirm(comment.trim())}
            >
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
