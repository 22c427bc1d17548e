/** As names are typed: `malmo` begins Malmö. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * What is left of a list of suggestions while the answer for a later text is on its way: those that the text still begins, the one that it
 * names first. Anything else would be a wrong pick: under «Malm» the first is in Norway, and «Malmö» does not mean it.
 */
export function stillFitting<Suggestion extends { label: string }>(
  suggestions: readonly Suggestion[],
  typed: string,
): Suggestion[] {
  const text = plain(typed);
  const left = suggestions.filter(({ label }) => plain(label).startsWith(text));
  const isNamed = ({ label }: Suggestion) => plain(label) === text;
  return [...left.filter(isNamed), ...left.filter((one) => !isNamed(one))];
}
