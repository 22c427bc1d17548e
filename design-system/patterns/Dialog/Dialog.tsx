import type { ReactNode } from 'react';
import { onceLoaded } from '@ds/support/once-loaded';

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

/** A question answered without leaving the page. Without scripts it does not exist: its trigger is a link to a page that asks the same. */
export const Dialog = onceLoaded<DialogProps>(
  () => import('@ds/enhanced/Dialog/EnhancedDialog').then(({ EnhancedDialog }) => EnhancedDialog),
  ({ isOpen }) => isOpen,
);
