import { useId } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { DialogProps } from '@ds/patterns/Dialog/dialog-props';
import { Icon } from '@ds/pictures/Icon/Icon';
import styles from './Dialog.module.css';

export function EnhancedDialog({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  role = 'dialog',
  describedBy,
  actions,
  children,
}: DialogProps) {
  const bodyId = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog
          role={role}
          // What a question leads to is read with it: the focus is on the dialog, not on its text.
          {...(role === 'alertdialog' && { 'aria-describedby': describedBy ?? bodyId })}
          className={styles.dialog ?? ''}
        >
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            {closeLabel ? (
              <button
                type="button"
                className={styles.close}
                aria-label={closeLabel}
                onClick={() => onOpenChange(false)}
              >
                <Icon name="cross" size={20} />
              </button>
            ) : null}
          </div>
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
