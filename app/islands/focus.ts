type Field = HTMLInputElement | HTMLTextAreaElement;

interface Focused {
  id: string;
  /** In a list whose rows may get other ids: the name, and the index among the fields of that name. */
  name: string;
  nth: number;
  caret: [number, number] | undefined;
  /** Of a button: what it says, as it has neither the same name nor an id in both lives. */
  says: string | undefined;
}

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const named = (element: HTMLElement, name: string) => [
  ...element.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden], :disabled)`),
];

/** The focused element of the form, and its caret. */
export function focusIn(element: HTMLElement): Focused | undefined {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !element.contains(active) || active === element) return undefined;
  const name = active.getAttribute('name') ?? '';
  return {
    id: active.id,
    name,
    nth: named(element, name).indexOf(active),
    caret: caretOf(active),
    says: saysOf(active),
  };
}

/** Focuses the element that is there now; one that kept the focus is left alone. */
export function focusAgain(element: HTMLElement, { id, name, nth, caret, says }: Focused): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const field = (nth < 0 ? undefined : named(element, name)[nth]) ?? (id ? document.getElementById(id) : null);
  const button = [...element.querySelectorAll('button')].find((one) => says !== undefined && saysOf(one) === says);
  (field ?? button)?.focus({ preventScroll: true });
  if (caret && isField(field ?? null)) (field as Field).setSelectionRange(...caret);
}

const saysOf = (element: Element): string | undefined =>
  element instanceof HTMLButtonElement ? element.textContent.trim() : undefined;

/** Null for inputs that have no caret. */
function caretOf(element: Element): [number, number] | undefined {
  if (!isField(element)) return undefined;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
