import { readFileSync } from 'node:fs';
import { catalogue, type ErrorKey } from '@bff/domain/shared/error-catalogue';
import { stateWords } from '@states/state-words';
import { formatNumber } from '@formats';
import { pageTexts } from '@bff/integrations/payments/sandbox/page-texts';

/** What journeys read and press, from the product's own texts: a journey is written once and run in each language. */
export const LANGUAGES = ['sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = new Map<string, unknown>();

function namespace(language: Language, name: string): unknown {
  const file = `app/i18n/locales/${language}/${name}.json`;
  const known = files.get(file);
  if (known) return known;
  const read = JSON.parse(readFileSync(file, 'utf8')) as object;
  const texts = name === 'events' ? { ...read, ...stateWords[language] } : read;
  files.set(file, texts);
  return texts;
}

/** The text of a key such as `reservation:form.pay`, with its values filled in. */
export function textIn(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const [name, path] = key.split(':') as [string, string];
  const text = path
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], namespace(language, name));
  if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`);
  return text.replace(/\{\{(\w+)(?:, (number|grouped))?\}\}/g, (whole, name: string, format?: string) => {
    const value = values[name] ?? whole;
    return format === 'grouped' ? formatNumber(Number(value), language, 3) : String(value);
  });
}

export const errorIn = (language: Language, key: ErrorKey): string => catalogue[key][language];
export const sandboxTexts = pageTexts;

/** A pattern for a text with unknown values. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+(?:, \w+)?\}\}|\{\d(?::\w+)?\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+?'),
  );
