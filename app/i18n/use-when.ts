import { formatMoment, formatWhen } from '@formats';
import { useLocale } from '~/http/paths';

/** `formatWhen` in the page's language, for a moment that stands by itself: `ons 10 mars 2027 kl. 08:00`. */
export function useWhen(): (at: Date | number) => string {
  const locale = useLocale();
  return (at) => formatWhen(at, locale);
}

/** `formatMoment` in the page's language, for one within a sentence: `08:00 on Wed 10 March 2027`. */
export function useMoment(): (at: Date | number) => string {
  const locale = useLocale();
  return (at) => formatMoment(at, locale);
}
