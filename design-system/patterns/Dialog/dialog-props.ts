import type { ReactNode } from 'react';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The name of the close button; without it the dialog is closed only by its own buttons and Escape. */
  closeLabel?: string | undefined;
  /** `alertdialog` asks before something that cannot be undone: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The buttons, below a rule. */
  actions?: ReactNode;
  children: ReactNode;
}
