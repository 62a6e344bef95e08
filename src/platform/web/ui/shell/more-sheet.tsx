import { Check, X } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../texts/i18n.ts';
import type { ActionItem } from '../overlays/action-menu.tsx';
import { Icon } from '../icon.tsx';
import { NavLink, type ShellLink } from './shell-link.tsx';
import type { texts } from '../texts.en.ts';

interface MoreSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly links: readonly ShellLink[];
  readonly actions: readonly ActionItem[];
}

/** The full-height sheet behind the last place of the bottom bar. */
export const MoreSheet = ({ isOpen, onClose, links, actions }: MoreSheetProps) => {
  const t = useText<typeof texts>('ui');
  return (
    <ModalOverlay
      className="sheet-scrim"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className="more-sheet">
        <Dialog className="more-dialog">
          <div className="ph">
            <Heading slot="title">{t('more')}</Heading>
            <button type="button" className="closebtn" aria-label={t('close')} onClick={onClose}>
              <Icon of={X} />
            </button>
          </div>
          <nav className="nav" aria-label={t('more')}>
            {links.map((link) => (
              <NavLink key={link.href} link={link} onFollow={onClose} />
            ))}
          </nav>
          <div className="menu-list">
            {actions.map((item) =>
              item.href === undefined ? (
                <button
                  type="button"
                  className="mi"
                  key={item.id}
                  onClick={() => {
                    item.onAction?.();
                    onClose();
                  }}
                  {...(item.isChosen === undefined ? {} : { 'aria-pressed': item.isChosen })}
                >
                  {item.icon && <Icon of={item.icon} />}
                  <span className="grow">{item.label}</span>
                  {item.isChosen && <Icon of={Check} />}
                </button>
              ) : (
                <a className="mi" key={item.id} href={item.href} onClick={onClose}>
                  {item.icon && <Icon of={item.icon} />}
                  <span className="grow">{item.label}</span>
                </a>
              ),
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
