/** As people copy numbers and names: regardless of spaces, hyphens and capitals. */
export const bare = (text: string): string => text.replace(/[\s-]/g, '').toLocaleLowerCase();

/** A word that begins with what was typed, or that what was typed begins with: «canc» and «cancel 1234» both mean «cancel». */
export function saysOneOf(typed: string, words: readonly string[]): boolean {
  const said = typed.trim().toLocaleLowerCase();
  return said !== '' && words.some((word) => word.startsWith(said) || said.startsWith(`${word} `));
}

/** The words, each after a space. */
const spaced = (text: string): string =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ` ${word}`)
    .join('');

/** How far a name is from what was typed: 0 is that name, 1 begins with it, 2 has it from one of its words on, 3 answers it in another way. */
export function distanceOf(typed: string, label: string): number {
  const [wanted, name] = [bare(typed), bare(label)];
  if (wanted === '') return 0;
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return spaced(label).includes(spaced(typed)) ? 2 : 3;
}

/** Farther than any name. */
const FARTHEST = 4;

/** The closest names first, in each group and among the groups; equally close ones stay in their order. What leads to a group's rest is its last. */
export function closestFirst<Group extends { commands: readonly { label: string; isRest?: boolean | undefined }[] }>(
  typed: string,
  groups: readonly Group[],
): Group[] {
  const far = ({ label, isRest }: Group['commands'][number]) => (isRest ? FARTHEST : distanceOf(typed, label));
  const sorted = groups.map((group) => ({
    ...group,
    commands: [...group.commands].sort((one, other) => far(one) - far(other)),
  }));
  const nearest = ({ commands: [first] }: Group) => (first ? far(first) : Infinity);
  return sorted.sort((one, other) => nearest(one) - nearest(other));
}
