import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Of each instance, whose texts never change. */
const kept = new WeakMap<I18n, Map<string, string>>();
/** More than a page of results says; what is not said again makes room. */
const MOST_KEPT = 2_000;

type Values = Readonly<Record<string, string | number>>;

/**
 * What a page says again and again, like the equipment of each of twenty buses: looked up once. For texts without values, and for those whose
 * values are few; not for prices.
 */
export function useWords(namespace: string): (key: string, values?: Values) => string {
  const { t, i18n } = useTranslation(namespace);
  let words = kept.get(i18n);
  if (!words) kept.set(i18n, (words = new Map<string, string>()));
  const known = words;
  return (key, values) => {
    const name = [i18n.language, namespace, key, ...(values ? Object.values(values) : [])].join('|');
    let word = known.get(name);
    if (word === undefined) {
      if (known.size >= MOST_KEPT) known.delete(known.keys().next().value!);
      known.set(name, (word = t(key, values ?? {})));
    }
    return word;
  };
}
