// Traces: S3-037, S8-156
import { Country as CountryModel } from '@db/models';
import type { Language } from '../shared/actor';
import { must } from '../shared/errors';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

const NORDIC = ['SE', 'NO', 'DK', 'FI'];

/** The country list: Sweden and its neighbours first, then by name. */
export async function listCountries(language: Language): Promise<Country[]> {
  const all = await CountryModel.findAll();
  const rows = all.map(({ code, nameSv, nameEn }) => ({ code, name: language === 'sv' ? nameSv : nameEn }));
  const collator = new Intl.Collator(language);
  const rank = ({ code }: Country) => (NORDIC.includes(code) ? NORDIC.indexOf(code) : NORDIC.length);
  return rows.sort((one, other) => rank(one) - rank(other) || collator.compare(one.name, other.name));
}

/** The codes in the list's own order, each once. @throws DomainError `company.unknownCountry` at the field `countries` */
export async function checkedCountries(codes: readonly string[]): Promise<string[]> {
  const known = new Set((await listCountries('sv')).map(({ code }) => code));
  must(codes.length > 0 && codes.every((code) => known.has(code)), 'company.unknownCountry', [], 'countries');
  return [...known].filter((code) => codes.includes(code));
}
