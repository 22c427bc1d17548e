/** What numbers stand behind, as pages and people call it, in either language; of forms that begin alike, the longer first. */
const NOUNS = {
  order: 'ordern|order|köpet|köp|purchase',
  booking: 'bokningen|bokning|booking',
  journey: 'körningen|körning|resan|resa|journey|run|trip',
  quoteRequest: 'offertförfrågan|offertförfrågning|förfrågan|offerten|offert|quote request|quote|request',
  payment: 'betalningen|betalning|payment',
  refund: 'återbetalningen|återbetalning|refund',
  customer: 'avtalskunden|avtalskund|kunden|kund|contract customer|customer',
  company: 'bussbolaget|bussbolag|bolaget|bolag|bus company|company',
} as const;

export type NumberedThing = keyof typeof NOUNS;

interface NamedNumber {
  /** Undefined if only a number is said («nr 16», «#16»). */
  of: NumberedThing | undefined;
  /** The number as it was written, with its spaces. */
  written: string;
}

/** «ordernummer», «bokningsnr», «booking no.», «order number», «#». */
const CALLED_A_NUMBER = String.raw`(?:nummer|nr\.?|number|no\.?|#)`;
const numbered = (before: string) => new RegExp(String.raw`^${before}[\s:]*(?<written>[+\d][\d\s()/-]*)$`, 'iu');

const FORMS = (Object.entries(NOUNS) as [NumberedThing, string][]).map(([of, nouns]) => ({
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
