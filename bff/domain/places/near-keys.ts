const LETTERS = [...'abcdefghijklmnopqrstuvwxyz '];
/** A shorter name is one slip away from too many others; nobody types a longer one by hand. */
const [SHORTEST, LONGEST] = [4, 30];

/**
 * The names that one slip turns into `key` (made by placeKey): a letter too many or too few, a wrong one, or two that have changed places.
 * Each is looked up as it stands, which an index answers in no time: some 450 for a name of eight letters, never more than 1,700. None for a
 * text with digits: of postcodes and streets every neighbour exists.
 */
export function nearKeys(key: string): string[] {
  if (key.length < SHORTEST || key.length > LONGEST || /\d/.test(key)) return [];
  const near = new Set<string>();
  for (let at = 0; at <= key.length; at++) {
    const [before, after] = [key.slice(0, at), key.slice(at)];
    for (const letter of LETTERS) {
      near.add(before + letter + after);
      if (after !== '') near.add(before + letter + after.slice(1));
    }
    near.add(before + after.slice(1));
    if (after.length > 1) near.add(before + after[1]! + after[0]! + after.slice(2));
  }
  near.delete(key);
  return [...near].filter((one) => one === one.trim());
}
