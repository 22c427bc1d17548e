import type { ReactNode } from 'react';
import { Button } from '@ds/primitives/Button/Button';
import { Dialog } from './Dialog';

export interface AlertDialogProps {
  /** Whether it is shown: the page that opens it remembers it. */
  isOpen: boolean;
  /** Called with `false` when nothing is to be done after all. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: string;
  /** What it will lead to. */
  children: ReactNode;
  /** What is done, as a verb: «Avboka resan». */
  confirmLabel: string;
  /** What stays if nothing is done: «Behåll resan». */
  cancelLabel: string;
  /** `danger` where something is lost. */
  tone?: 'danger' | 'primary' | undefined;
  /** While it is being done, the buttons are disabled. */
  isPending?: boolean | undefined;
  /** Called when it is to be done. */
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
