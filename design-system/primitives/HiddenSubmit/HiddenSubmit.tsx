import { useTextBrowser } from '@ds/support/text-browser';

/** Zero width: text browsers that are not known by name show every button, and show this one as next to nothing. */
const NOTHING = '\u200B';

/**
 * The form's default button. Enter presses a form's first submit button, so a form whose first visible button is «add a stop» starts with
 * this one, or has it before a button that belongs to it from outside (`form`: its id). Not visible, not in the tab order, not read aloud; an input rather than a button, because lynx prints a button's element name.
 */
export function HiddenSubmit({ form }: { form?: string }) {
  // In lynx and w3m, Enter in one field of several presses nothing: the button would only be in the way.
  if (useTextBrowser()) return null;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="submit" value={NOTHING} tabIndex={-1} form={form} />
    </div>
  );
}
