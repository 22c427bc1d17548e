import type { ReactNode } from 'react';
import { onceLoaded } from '@ds/support/once-loaded';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The word on the cross; without it the dialog is left by its own buttons and Escape alone. */
  closeLabel?: string | undefined;
  /** `alertdialog` asks before something that cannot be undone: a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The buttons, below a rule. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Something to answer without leaving the page. It has no life without scripts: there what opens it is a link to a page that asks the same.
 */
export const Dialog = onceLoaded<DialogProps>(
  () => import('@ds/enhanced/Dialog/EnhancedDialog').then(({ EnhancedDialog }) => EnhancedDialog),
  ({ isOpen }) => isOpen,
);
