/** What numbers stand behind, as pages and people call it, in either language, one and several. */
const NUMBERED = {
  order: 'order(?:n|s)?|ordrar(?:na)?|köp(?:et|en)?|purchases?',
  booking: 'bokning(?:en|ar|arna)?|bookings?',
  journey: 'körning(?:en|ar|arna)?|res(?:an|a|orna|or)|journeys?|runs?|trips?',
  quoteRequest:
    'offertförfrågan|(?:offert)?förfrågning(?:en|ar|arna)?|förfrågan|offert(?:en|er|erna)?|quote requests?|quotes?|requests?',
  payment: 'betalning(?:en|ar|arna)?|payments?',
  refund: 'återbetalning(?:en|ar|arna)?|refunds?',
  customer: '(?:avtals)?kund(?:en|er|erna)?|(?:contract )?customers?',
  company: '(?:buss)?bolag(?:et|en)?|(?:bus )?compan(?:y|ies)',
  message: 'utskick(?:et|en)?|mejl(?:et|en)?|mail(?:et|en|s)?|e-?mails?|e-post(?:en)?|(?:outgoing )?messages?',
} as const;

/** What has a name, but no number that people say. */
const NAMED = {
  vehicle: 'buss(?:en|ar|arna)?|fordon(?:et|en)?|bus(?:es)?|vehicles?',
  user: 'användar(?:en|e|na)|konto(?:t|n)?|users?|accounts?',
  driver: 'förar(?:en|e|na)|chaufför(?:en|er|erna)?|drivers?',
  applicant: 'ansök(?:an|ningarna|ningar|ningen)|applications?|applicants?',
  unit: 'enhet(?:en|er|erna)?|units?',
  note: 'anteckning(?:en|ar|arna)?|notes?',
} as const;

export type NumberedThing = keyof typeof NUMBERED;
export type NamedThing = NumberedThing | keyof typeof NAMED;

interface NamedNumber {
  /** Undefined if only a number is said («nr 16», «#16»). */
  of: NumberedThing | undefined;
  /** The number as it was written, with its spaces. */
  written: string;
}

interface SaidWithNoun {
  of: NamedThing;
  /** What is said beside the noun; of «Petras bokning» also without the s, which may be the name's own. */
  names: readonly string[];
}

/** «ordernummer», «bokningsnr», «booking no.», «order number», «#». */
const CALLED_A_NUMBER = String.raw`(?:nummer|nr\.?|number|no\.?|#)`;
const numbered = (before: string) => new RegExp(String.raw`^${before}[\s:]*(?<written>[+\d][\d\s()/-]*)$`, 'iu');

const FORMS = (Object.entries(NUMBERED) as [NumberedThing, string][]).map(([of, nouns]) => ({
  of,
  form: numbered(String.raw`(?:${nouns})(?:s?\s*${CALLED_A_NUMBER}|(?=[\s:]))`),
}));
const READ = [...FORMS, { of: undefined, form: numbered(CALLED_A_NUMBER) }];

/** A number with its noun, as headings and mails say it and people copy or dictate it: «Bokning 25785486», «order no. 2213 5958». */
export function namedNumber(text: string): NamedNumber | undefined {
  const said = text.trim();
  for (const { of, form } of READ) {
    const written = form.exec(said)?.groups?.['written'];
    if (written !== undefined) return { of, written: written.trim() };
  }
  return undefined;
}

/** The number alone, where a noun stands before it; otherwise the whole text. */
export const withoutNoun = (text: string): string => namedNumber(text)?.written ?? text;

const OF_WHOM = '(?:för|till|från|av|hos|på|i|for|to|from|of|by|with|in)';
const SAID = (Object.entries({ ...NUMBERED, ...NAMED }) as [NamedThing, string][]).map(([of, nouns]) => ({
  of,
  before: new RegExp(String.raw`^(?:${nouns})(?:\s*:\s*|\s+)(?:${OF_WHOM}\s+)?(?<name>\S.*)$`, 'iu'),
  // As little before it as can be: «Petra quote request» is no request of «Petra quote».
  after: new RegExp(String.raw`^(?<name>.*?\S)\s+(?:${nouns})$`, 'iu'),
}));
/** A letter alone is said of nearly everything. */
const isEnough = (name: string): boolean => name.replace(/[^\p{L}\p{N}]/gu, '').length > 1;

/** A name, a place or a day with the noun of what is looked for, before or after it: «bokning Petra», «payments from Petra», «Petras bokning». */
export function saidWithNoun(text: string): SaidWithNoun | undefined {
  const said = text.trim();
  const read = (position: 'before' | 'after') =>
    SAID.flatMap(({ of, [position]: form }) => {
      const name = form.exec(said)?.groups?.['name'];
      return name !== undefined && isEnough(name) ? [{ of, name }] : [];
    })[0];
  const before = read('before');
  if (before) return { of: before.of, names: [before.name] };
  const after = read('after');
  return (
    after && { of: after.of, names: [...new Set([after.name, after.name.replace(/['’]?s$/iu, '')])].filter(isEnough) }
  );
}
