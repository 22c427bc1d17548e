/** Letters that Unicode does not decompose into a base and a mark. */
const PLAIN: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  œ: 'oe',
  ŋ: 'n',
  ŧ: 't',
};

/** A name's lookup form: small letters and digits without diacritics, one space between words. «Åre–Östersund» → «are ostersund». */
export function placeKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøßđðłþœŋŧ]/g, (letter) => PLAIN[letter]!)
    .replace(/['’´`.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
