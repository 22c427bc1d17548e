import { formatDay, noonOf } from '@formats';
import { useLocale } from '~/http/paths';

/** A stored day (`2027-03-10`) in the page's language, in a sentence: `ons 10 mars 2027`. */
export function useDay(): (day: string) => string {
  const locale = useLocale();
  return (day) => formatDay(noonOf(day), locale);
}
