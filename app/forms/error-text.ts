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

/** `errorMessage` in the page's language. */
export function useErrorMessage(): (error: string) => string {
  const { t } = useTranslation();
  return (error) => errorMessage(t, error);
}
