/** Long words where buses are compared, with the joints at which a narrow column may break them. */
const JOINTS = [
  'accessi|bility',
  'avboknings|villkor',
  'bagage|utrymme',
  'brand|släcknings|system',
  'buss|bolaget',
  'defi|brillator',
  'dubbel|däckare',
  'hjärt|startare',
  'kaffe|maskin',
  'körfälts|assistent',
  'luft|konditio|nering',
  'ombord|stigning',
  'rullstols|lyft',
  'rullstols|platser',
  'rullstols|plats',
  'säkerhets|bälten',
  'till|gänglig|het',
  'trafik|säkerhet',
  'turist|buss',
  'utsläpps|fri',
];
const SOFT_HYPHEN = '\u00AD';
const joints = new Map(JOINTS.map((word) => [word.replaceAll('|', ''), word.split('|')]));
const anyOfThem = new RegExp(`(?<!\\p{L})(?:${[...joints.keys()].join('|')})(?!\\p{L})`, 'giu');

/** For a column that is narrower than a day with its time, which elsewhere stay on one line: cut at their spaces rather than inside a year. */
export const loosened = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Browsers without a dictionary of Swedish do not hyphenate it by themselves: a long word would be cut at any letter. */
export const softHyphens = (text: string): string =>
  text.replace(anyOfThem, (word) => {
    let from = 0;
    const parts = joints.get(word.toLowerCase())!.map((part) => word.slice(from, (from += part.length)));
    return parts.join(SOFT_HYPHEN);
  });
