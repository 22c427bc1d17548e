import { formatWhen } from '@formats';
import { useLocale } from '~/http/paths';

/** `formatWhen` in the page's language: `ons 10 mars 2027 kl. 08:00`. */
export function useWhen(): (at: Date | number) => string {
  const locale = useLocale();
  return (at) => formatWhen(at, locale);
}
