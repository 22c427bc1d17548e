import { placeNames } from '@bff/domain/places';
import type { Language } from '../shared/actor';

/** Where the data of mails name places (mail-data.ts): a text, texts, or what has a `name`. */
const PLACES = new Set(['from', 'to', 'stops', 'via']);

/** A mail's data with the places of its trip named for who reads in that language: who decides it may read in another. */
export async function inLanguage<Data>(language: Language, data: Data): Promise<Data> {
  const named = await placeNames(language);
  const rename = (value: unknown, isPlace: boolean): unknown => {
    if (typeof value === 'string') return isPlace ? named(value) : value;
    if (Array.isArray(value)) return value.map((one) => rename(one, isPlace));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, rename(part, PLACES.has(key) || (isPlace && key === 'name'))]),
    );
  };
  return rename(data, false) as Data;
}
