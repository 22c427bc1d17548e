/**
 * The form's default button. Enter presses the first submit button of a form, so a form whose first visible button is «add a stop» starts
 * with this one. Not in the tab order, not read.
 */
export function HiddenSubmit({ name, value }: { name?: string | undefined; value?: string | undefined }) {
  return (
    <button type="submit" name={name} value={value} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
  );
}
