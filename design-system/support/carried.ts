type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The state of a native control at the moment in which it is replaced. */
export interface Carried {
  value: string;
  checked: boolean;
  /** The values of the ticked boxes or dots, when the control is a group. */
  values: readonly string[];
  /** The values of all fields, when the control is a group of them. */
  all: readonly string[];
  /** The id of what had the focus inside, and where the caret stood. */
  focused?: { id: string; caret: [number, number] | undefined } | undefined;
}

const isControl = (element: Element | null): element is NativeControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Reads the control with this id, and the group around it (`<id>-group`) when it is one of several. */
export function readNow(id: string): Carried {
  const element = document.getElementById(id);
  const group = document.getElementById(`${id}-group`);
  const active = document.activeElement;
  const hasFocus = isControl(active) && (active === element || Boolean(group?.contains(active)));
  return {
    value: isControl(element) ? element.value : '',
    checked: element instanceof HTMLInputElement && element.checked,
    values: [...(group?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map((input) => input.value),
    all: [...(group?.querySelectorAll('input') ?? [])].map((input) => input.value),
    focused: hasFocus ? { id: active.id, caret: caretOf(active) } : undefined,
  };
}

/** Gives the focus to what has the same id now, and puts the caret where it was. */
export function focusAgain({ focused }: Carried): void {
  if (!focused) return;
  const element = document.getElementById(focused.id);
  element?.focus({ preventScroll: true });
  if (focused.caret && isControl(element) && !(element instanceof HTMLSelectElement))
    element.setSelectionRange(...focused.caret);
}

/** Null for the kinds of input that have no caret to be asked for. */
function caretOf(control: NativeControl): [number, number] | undefined {
  if (control instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
