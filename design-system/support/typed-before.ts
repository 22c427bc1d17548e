interface Typed {
  element: HTMLTextAreaElement;
  value: string;
  caret: [number, number];
}

/** What was typed in text areas before hydration. React overwrites them with the server's text while hydrating; it leaves other fields alone. */
export const typedBefore = (): Typed[] =>
  [...document.querySelectorAll('textarea')]
    .filter((element) => element.value !== element.defaultValue)
    .map((element) => ({ element, value: element.value, caret: [element.selectionStart, element.selectionEnd] }));

/** Restores it, with the caret. */
export function typeAgain(typed: readonly Typed[]): void {
  for (const { element, value, caret } of typed) {
    if (!element.isConnected || element.value === value) continue;
    element.value = value;
    element.setSelectionRange(...caret);
  }
}
