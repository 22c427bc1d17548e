interface Typed {
  element: HTMLTextAreaElement;
  value: string;
  caret: [number, number];
}

/** What was typed in text areas before the page lived. React writes the server's text over it while it hydrates; other fields it leaves alone. */
export const typedBefore = (): Typed[] =>
  [...document.querySelectorAll('textarea')]
    .filter((element) => element.value !== element.defaultValue)
    .map((element) => ({ element, value: element.value, caret: [element.selectionStart, element.selectionEnd] }));

/** Puts it back, with the caret. */
export function typeAgain(typed: readonly Typed[]): void {
  for (const { element, value, caret } of typed) {
    if (!element.isConnected || element.value === value) continue;
    element.value = value;
    element.setSelectionRange(...caret);
  }
}
