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

/** The codes in the list's own order, each once; without those that it does not have. */
export async function inCountryOrder(codes: readonly string[]): Promise<string[]> {
  const all = await listCountries('sv');
  return all.map(({ code }) => code).filter((code) => codes.includes(code));
}

/** As `inCountryOrder`, if they are some and all in the list. @throws DomainError `company.unknownCountry` at the field `countries` */
export async function checkedCountries(codes: readonly string[]): Promise<string[]> {
  const ordered = await inCountryOrder(codes);
  const areKnown = ordered.length > 0 && codes.every((code) => ordered.includes(code));
  must(areKnown, 'company.unknownCountry', [], 'countries');
  return ordered;
}
