import { formatMoney } from '@formats';
import { useLocale } from '~/http/paths';

/** `formatMoney` in the page's language. */
export function useMoney(): (ore: number, options?: { decimals?: boolean }) => string {
  const locale = useLocale();
  return (ore, options) => formatMoney(ore, locale, options);
}
