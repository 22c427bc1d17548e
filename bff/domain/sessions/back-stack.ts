// Traces: S2-017
/** How many visited places a session remembers. */
export const MAX_BACK_STACK = 10;

/**
 * The stack after a visit to `location` (path and query). A reload changes nothing; going back to the previous place removes the last one,
 * as the browser's own history would.
 */
export function visited(stack: readonly string[], location: string): readonly string[] {
  if (stack.at(-1) === location) return stack;
  if (stack.at(-2) === location) return stack.slice(0, -1);
  return [...stack, location].slice(-MAX_BACK_STACK);
}

/**
 * The page of that path (without locale) as it was last visited: with the search, filters and sheet of a list. If it was not, the path
 * itself. Visits in the other language count too.
 */
export function earlierPlace(stack: readonly string[], path: string): string {
  return placesAsLeft(stack)[path] ?? path;
}

/** The same of every page that was left with a query, by its path. */
export function placesAsLeft(stack: readonly string[]): Record<string, string> {
  const places = new Map<string, string>();
  for (const location of stack) {
    const bare = location.replace(/^\/(sv|en)(?=[/?]|$)/, '');
    places.set(bare.split('?')[0]!, bare);
  }
  return Object.fromEntries([...places].filter(([path, place]) => path !== place));
}
