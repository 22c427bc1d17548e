/** How many visited places a session remembers. */
export const MAX_BACK_STACK = 10;

/**
 * The stack after a visit to `location` (path and query). A reload changes nothing; going back to the place before takes the last one off,
 * as the browser's own history would.
 */
export function visited(stack: readonly string[], location: string): readonly string[] {
  if (stack.at(-1) === location) return stack;
  if (stack.at(-2) === location) return stack.slice(0, -1);
  return [...stack, location].slice(-MAX_BACK_STACK);
}

/** The newest visited place that is not `current`; undefined when there is none. */
export const placeBefore = (stack: readonly string[], current: string): string | undefined =>
  stack.findLast((place) => place !== current);
