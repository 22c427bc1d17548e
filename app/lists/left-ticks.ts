/** The rows that were ticked in a list as its bulk act began to ask. Kept by the page's script alone: a new document forgets them. */
let left: { list: string; ticks: ReadonlySet<string> } | undefined;

export function leaveTicks(list: string, ticks: ReadonlySet<string>): void {
  left = { list, ticks };
}

/** What was ticked, for whoever comes back to the list with nothing done; once, and only if no other list was seen in between. */
export function takeTicks(list: string): ReadonlySet<string> | undefined {
  const ticks = left?.list === list ? left.ticks : undefined;
  left = undefined;
  return ticks;
}
