/** Where the focus was in a page that answers at the same address: its form is made anew, and a row may be gone, or its fold closed. */
export interface LeftPlace {
  /** The form's id without the number of its round. */
  form: string | undefined;
  /** What the button or link said. */
  text: string;
  /** The id of its section's heading. */
  heading: string | undefined;
}

const withoutRound = (id: string): string => id.replace(/\d+$/, '');

export const placeOf = (focused: Element): LeftPlace => ({
  form: focused.closest('form')?.id ? withoutRound(focused.closest('form')!.id) : undefined,
  text: focused.textContent ?? '',
  heading: focused.closest('main section[aria-labelledby]')?.getAttribute('aria-labelledby') ?? undefined,
});

/** The same button of the same form, or else the heading of the section that it was in. */
export function foundAgain({ form, text, heading }: LeftPlace): HTMLElement | undefined {
  const forms = form === undefined ? [] : document.querySelectorAll('main form');
  const own = [...forms].find(({ id }) => withoutRound(id) === form);
  const same = [...(own?.querySelectorAll('button') ?? [])].find(
    (button) => button.textContent === text && !button.closest('details:not([open])'),
  );
  const title = heading === undefined ? null : document.getElementById(heading);
  return same ?? title ?? undefined;
}
