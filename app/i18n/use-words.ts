import type { i18n as I18n } from 'i18next';
import { useTranslation } from './use-translation';
import type { KeyIn, Namespace, TextKey } from './text-keys';

type Values = Readonly<Record<string, string | number>>;
/** A parsed text: the parts before its values, and the values' names. */
type Template = readonly { before: string; name: string | undefined }[];

export type Words<Own extends Namespace> = (key: KeyIn<Own> | TextKey, values?: Values) => string;

/** By instance, whose texts never change. */
const kept = new WeakMap<I18n, Map<string, Template | null>>();
const plurals = new Map<string, Intl.PluralRules>();

/**
 * For texts that a page repeats, like the price of each of twenty buses: each is looked up and parsed once, then only its values are put
 * in. Texts with more than plain placeholders are left to i18next.
 */
export function useWords<Own extends Namespace>(namespace: Own): Words<Own> {
  const { t, i18n } = useTranslation(namespace);
  let templates = kept.get(i18n);
  if (!templates) kept.set(i18n, (templates = new Map<string, Template | null>()));
  const known = templates;
  const { language } = i18n;
  return (key, values = {}) => {
    const count = values['count'];
    const name = `${language}|${namespace}|${key}|${typeof count === 'number' ? pluralOf(language, count) : ''}`;
    let template = known.get(name);
    if (template === undefined) {
      template = templateOf(t(key, { ...values, skipInterpolation: true }), values);
      known.set(name, template);
    }
    if (!template) return t(key, values);
    let text = '';
    for (const { before, name } of template) text += name === undefined ? before : before + String(values[name]);
    return text;
  };
}

function pluralOf(language: string, count: number): string {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return rules.select(count);
}

/** Null if it needs more than the given values. */
function templateOf(text: string, values: Values): Template | null {
  if (text.includes('$t(')) return null;
  const parts = text.split(/\{\{\s*(.+?)\s*\}\}/);
  const template = parts.flatMap((part, index) => (index % 2 === 0 ? [{ before: part, name: parts[index + 1] }] : []));
  return template.every(({ name }) => name === undefined || Object.hasOwn(values, name)) ? template : null;
}
