/**
 * A button's choice travels in its name (`intent:pay`), not in its value: lynx prints a button's value in front of its text, and «(payLink)
 * Skicka betallänk» is our word beside the reader's.
 */
export const buttonName = (name: string, choice: string | number): string => `${name}:${choice}`;

/** The name ends at the first colon, which no other field's name has; a choice may have colons of its own (`down:1`). */
const CHOICE = /^([A-Za-z]\w*):(.+)$/s;

/** The name of a field, without a button's choice. */
export const withoutChoice = (name: string): string => CHOICE.exec(name)?.[1] ?? name;

/** Whether a pressed button is in what was sent. */
export const hasButtonChoice = (sent: FormData | URLSearchParams): boolean =>
  [...sent.keys()].some((name) => CHOICE.test(name));

/** What was sent, with the pressed button's choice as the value of its name. Its own value tells nothing: lynx sends «BUTTON», others nothing. */
export function withButtonChoices<Sent extends FormData | URLSearchParams>(sent: Sent): Sent {
  for (const key of [...sent.keys()]) {
    const [, name, choice] = CHOICE.exec(key) ?? [];
    if (name === undefined || choice === undefined) continue;
    sent.delete(key);
    sent.set(name, choice);
  }
  return sent;
}
