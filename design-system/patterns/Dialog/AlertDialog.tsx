import type { ReactNode } from 'react';
import { Button } from '@ds/primitives/Button/Button';
import { Dialog } from './Dialog';

export interface AlertDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What it will lead to. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger' | 'primary' | undefined;
  /** While it is being done, the buttons are disabled. */
  isPending?: boolean | undefined;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone. Without scripts the same question is a page. */
export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  isPending,
  onConfirm,
}: AlertDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button type="button" variant={tone} disabled={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button type="button" variant="secondary" disabled={isPending} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
