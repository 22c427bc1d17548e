/**
 * Controls for which the browser opens a list or a clock of its own: it closes when the control is replaced. What replaces them is another
 * kind of control, too: who has just come to one by Tab would hear two.
 */
const HAS_PICKER = 'select, input[type=time]';

let isWatching = false;
let isPressed = false;
/** The control with a picker that somebody is at. */
let inUse: Element | undefined;
let held: (() => void)[] = [];

const isHeld = (): boolean => isPressed || inUse?.isConnected === true;

function release(): void {
  if (isHeld()) return;
  const works = held;
  held = [];
  for (const work of works) work();
}

function withPicker({ target }: Event): Element | undefined {
  // The target may also be the document.
  const element = target as Partial<Element> | null;
  return element?.matches?.(HAS_PICKER) ? (element as Element) : undefined;
}

/** Call it before a press can matter: one that began earlier is not noticed. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const on = (kind: string, listener: (event: Event) => void) =>
    addEventListener(kind, listener, { capture: true, passive: true });
  on('pointerdown', (event) => {
    isPressed = true;
    inUse = withPicker(event);
  });
  on('focus', (event) => {
    inUse = withPicker(event);
  });
  // It may have had the focus before.
  on('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Tab') inUse = withPicker(event);
  });
  // The click that follows a press comes after both events, in the same task.
  const lift = () =>
    setTimeout(() => {
      isPressed = false;
      release();
    });
  on('pointerup', lift);
  on('pointercancel', lift);
  on('blur', ({ target, currentTarget }) => {
    if (target === inUse) inUse = undefined;
    // A window that loses the focus is not told when the pointer is released outside of it.
    if (target === currentTarget) lift();
    else setTimeout(release);
  });
}

/**
 * Does the work at the end of this task; while a pointer is pressed, after it is released and its click has been handled; while somebody is at
 * a control with a picker of the browser, after it has lost the focus.
 */
export function whenReleased(work: () => void): void {
  if (isHeld()) held.push(work);
  else queueMicrotask(work);
}
