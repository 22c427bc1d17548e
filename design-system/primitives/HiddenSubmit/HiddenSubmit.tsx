/** Of no width: a text browser, which shows every button, shows this one as nothing (lynx) or an empty pair of brackets (w3m). */
const NOTHING = '\u200B';

/**
 * The form's default button. Enter presses the first submit button of a form, so a form whose first visible button is «add a stop» starts
 * with this one. Not seen, not in the tab order, not read; an input and not a button, whose element lynx names.
 */
export function HiddenSubmit() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="submit" value={NOTHING} tabIndex={-1} />
    </div>
  );
}
