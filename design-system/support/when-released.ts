let isWatching = false;
let isPressed = false;
let held: (() => void)[] = [];

function release(): void {
  isPressed = false;
  const works = held;
  held = [];
  for (const work of works) work();
}

/** Call it before a press can matter: one that began earlier is not noticed. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const whatever = { capture: true, passive: true };
  addEventListener('pointerdown', () => (isPressed = true), whatever);
  // The click that follows a press comes after both events, in the same task.
  for (const kind of ['pointerup', 'pointercancel', 'blur'])
    addEventListener(kind, () => setTimeout(release), whatever);
}

/** Does the work at the end of this task or, while a pointer is pressed, after it is released and its click has been handled. */
export function whenReleased(work: () => void): void {
  if (isPressed) held.push(work);
  else queueMicrotask(work);
}
