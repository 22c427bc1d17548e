import type { ReactNode } from 'react';

export interface DialogProps {
  /** Whether it is shown: the page that opens it remembers it. */
  isOpen: boolean;
  /** Called with `false` when it is closed by its button, Escape, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its heading, and its name for screen readers: the question, or what is asked for. */
  title: string;
  /** The name of the close button; without it the dialog is closed only by its own buttons and Escape. */
  closeLabel?: string | undefined;
  /** `alertdialog` asks before something that cannot be undone: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The id of what is read as a question opens; without it, all that it holds. */
  describedBy?: string | undefined;
  /** The buttons, below a rule. */
  actions?: ReactNode;
  /** What is said or asked: a sentence, or two or three fields. */
  children: ReactNode;
}
