type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The state of a native control when it is replaced. */
export interface Carried {
  value: string;
  checked: boolean;
  /** The values of the ticked checkboxes or radio buttons, if the control is a group. */
  values: readonly string[];
  /** The values of all fields, if the control is a group of them. */
  all: readonly string[];
  /** The id of the focused element inside, and its caret. */
  focused?: { id: string; caret: [number, number] | undefined } | undefined;
}

const isControl = (element: Element | null): element is NativeControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Reads the control with this id, and its group (`<id>-group`) if it is one of several. */
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

/** Focuses the element that now has the id, and restores the caret. */
export function focusAgain({ focused }: Carried): void {
  if (!focused) return;
  const element = document.getElementById(focused.id);
  element?.focus({ preventScroll: true });
  if (focused.caret && isControl(element) && !(element instanceof HTMLSelectElement))
    element.setSelectionRange(...focused.caret);
}

/** Null for inputs that have no caret. */
function caretOf(control: NativeControl): [number, number] | undefined {
  if (control instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
