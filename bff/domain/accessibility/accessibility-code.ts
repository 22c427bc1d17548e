/** Leaves room for a number after it. */
const LONGEST = 34;

/**
 * The code of a property, from its English name: «Wheelchair lift» → `wheelchairLift`. A name without Latin letters has none of its own.
 */
export function codeFor(nameEn: string): string {
  const words = nameEn
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1).toLowerCase()));
  return words.join('').slice(0, LONGEST) || 'property';
}
