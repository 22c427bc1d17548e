let own: boolean | undefined;

/**
 * Whether the browser's own date fields write days as the pages do, `2027-03-10`. They follow the browser's language: to a Swede with an
 * English browser `03/04/2027` may be either of two days.
 */
export function writesDaysAsPages(): boolean {
  // Noon, so that it is this day in every time zone that has people.
  own ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'short' }).format(new Date(2027, 2, 10, 12)) === '2027-03-10';
  return own;
}
