let isWatching = false;
let isPressed = false;
let held: (() => void)[] = [];

function release(): void {
  isPressed = false;
  const works = held;
  held = [];
  for (const work of works) work();
}

/** To be called before a press can matter: one that began earlier is not known. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const whatever = { capture: true, passive: true };
  addEventListener('pointerdown', () => (isPressed = true), whatever);
  // The click that a press and a release make comes after both, in the same task.
  for (const kind of ['pointerup', 'pointercancel', 'blur'])
    addEventListener(kind, () => setTimeout(release), whatever);
}

/** Does the work at the end of this task; while a pointer is down, when it has been released and its click has been heard. */
export function whenReleased(work: () => void): void {
  if (isPressed) held.push(work);
  else queueMicrotask(work);
}
