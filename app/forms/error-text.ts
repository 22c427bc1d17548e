// Traces: S8-004, S8-005
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * The message of an error in the form in which they travel: `key`, or `key,value,value`. Keys of the domain's catalogue and of the forms
 * live in the `errors` texts; a single text with spaces is shown as it is (specification section 8).
 */
export function errorMessage(t: TFunction, error: string): string {
  if (error.includes(' ') && !error.includes(',')) return error;
  const [key, ...params] = error.split(',');
  return t(`errors:${key}`, Object.fromEntries(params.map((param, index) => [String(index), param])));
}

const MISSING = ['forms.required', 'forms.choose', 'forms.tooFew,1'];

/**
 * The message of an error at a field. Of a field that was left empty it says what to fill in («Skriv ditt namn.»): by the field's name, with
 * its label where several are called alike. Without such a text the general one stays.
 */
export function fieldMessage(t: TFunction, name: string, error: string, label = ''): string {
  if (!MISSING.includes(error)) return errorMessage(t, error);
  const [, of = name, row] = /^([A-Za-z]+)-(\d+)$/.exec(name) ?? [];
  const small = label.slice(0, 1).toLowerCase() + label.slice(1);
  const key = row !== undefined && label !== '' ? `${of}In` : of;
  const texts = [`errors:missing.${key}`, `errors:missing.${of}`];
  return t(texts, { label: small, defaultValue: '' }) || errorMessage(t, error);
}

/** `fieldMessage` in the page's language. */
export function useFieldMessage(): (name: string, error: string) => string {
  const { t } = useTranslation();
  return (name, error) => fieldMessage(t, name, error);
}

/** `errorMessage` in the page's language. */
export function useErrorMessage(): (error: string) => string {
  const { t } = useTranslation();
  return (error) => errorMessage(t, error);
}
