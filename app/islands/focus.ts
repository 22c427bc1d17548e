type Field = HTMLInputElement | HTMLTextAreaElement;

interface Focused {
  id: string;
  /** In a list whose rows may get other ids: the name, and the index among the fields of that name. */
  name: string;
  nth: number;
  caret: [number, number] | undefined;
}

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const named = (element: HTMLElement, name: string) => [
  ...element.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`),
];

/** The focused element of the form, and its caret. */
export function focusIn(element: HTMLElement): Focused | undefined {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !element.contains(active) || active === element) return undefined;
  const name = active.getAttribute('name') ?? '';
  return { id: active.id, name, nth: named(element, name).indexOf(active), caret: caretOf(active) };
}

/** Focuses the element that is there now; one that kept the focus is left alone. */
export function focusAgain(element: HTMLElement, { id, name, nth, caret }: Focused): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const field = (nth < 0 ? undefined : named(element, name)[nth]) ?? (id ? document.getElementById(id) : null);
  field?.focus({ preventScroll: true });
  if (caret && isField(field ?? null)) (field as Field).setSelectionRange(...caret);
}

/** Null for inputs that have no caret. */
function caretOf(element: Element): [number, number] | undefined {
  if (!isField(element)) return undefined;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
