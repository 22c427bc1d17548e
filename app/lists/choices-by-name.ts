/**
 * A choice for each name, in the alphabet's order; words of the same name, as states of different kinds are, are one choice for all of them.
 * Each word is named once: naming a state may look through all kinds of things.
 */
export function choicesByName(
  words: readonly string[],
  nameOf: (word: string) => string,
  language: string,
): { value: string; label: string }[] {
  const named = new Map<string, string[]>();
  for (const word of words) {
    const name = nameOf(word);
    named.set(name, [...(named.get(name) ?? []), word]);
  }
  return [...named]
    .map(([label, same]) => ({ value: same.join(','), label }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
