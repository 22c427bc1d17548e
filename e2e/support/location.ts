/** Where a redirect leads within the product: its path and query. */
export function locationOf(answer: { headers: () => Record<string, string> }): string | undefined {
  const { location } = answer.headers();
  return location?.replace(/^https?:\/\/[^/]+/, '');
}
