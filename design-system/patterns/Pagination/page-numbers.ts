/** The page numbers that a pager shows: first, last, the current one and its neighbours; a gap where more than one is left out. */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  const shown = [...new Set([1, current - 1, current, current + 1, total])].filter(
    (page) => page >= 1 && page <= total,
  );
  shown.sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? (['gap', page] as const) : [page];
  });
}
