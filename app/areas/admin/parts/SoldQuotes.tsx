import type { SoldQuote } from '@bff/domain/quotes';
import { formatMoney } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import { to } from '~/to';

/** What administrators have offered a customer for a trip, and what has become of it: a sentence each, with its page. */
export function SoldQuotes({ sold }: { sold: readonly SoldQuote[] }) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const locale = useLocale();
  const moment = useMoment();
  return sold.map(({ number, status, total, expiresAt }) => (
    <p key={number}>
      {t('office.offeredIn')} <a href={path(to.adminQuoteRequest(number))}>{number}</a>
      {': '}
      {t(`office.offeredFor.${status}`, { total: formatMoney(total, locale), at: moment(expiresAt) })}
    </p>
  ));
}
