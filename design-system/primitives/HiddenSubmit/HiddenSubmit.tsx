import type { ReactNode } from 'react';

/**
 * The form's default button. Enter presses the first submit button of a form, so a form whose first visible button is «add a stop» starts
 * with this one. Not in the tab order, not read; text browsers show it all the same, by its text.
 */
export function HiddenSubmit({
  name,
  value,
  children,
}: {
  name?: string | undefined;
  value?: string | undefined;
  /** What the form's visible submit button says. */
  children: ReactNode;
}) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <button type="submit" name={name} value={value} tabIndex={-1}>
        {children}
      </button>
    </div>
  );
}
