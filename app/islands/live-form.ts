import type { ReactNode } from 'react';

/** A form that hydrates: one component renders both what the server sends and the enhanced form. */
export interface LiveForm<Props> {
  Form: (props: Props & { isAwake: boolean }) => ReactNode;
  /** The form's props with its current input. */
  typedInto: (props: Props, form: HTMLFormElement) => Props;
}
