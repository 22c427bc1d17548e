import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { formatNumber, formatShortDay } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { TICK } from '~/nouns/trips/ticked-offers';
import { to } from '~/to';
import { LOOKED_AT } from './OfferFilters';

type OffersView = Extract<SearchView, { kind: 'offers' }>;
type Day = OffersView['days'][number];

interface OtherDaysProps {
  days: readonly Day[];
  search: string;
}

/** The same trip on neighbouring days, with each day's lowest known price. */
export function OtherDays({ days, search }: OtherDaysProps) {
  const { t } = useTranslation('search');
  const money = useMoney();
  const locale = useLocale();
  const path = usePath();
  const params = new URLSearchParams(search);
  for (const ofThisDay of [...LOOKED_AT, TICK]) params.delete(ofThisDay);
  const hrefOn = ({ departure, return: back }: Day) => {
    params.set('departure', departure);
    if (back) params.set('return', back);
    return `${path(to.search())}?${params}`;
  };
  const priceOf = ({ total, isShown }: Day) => {
    if (total === null) return t(isShown ? 'days.none' : 'days.look');
    // Of another day only the buses of this one are asked (docs/decisions/0849-what-other-days-cost.md). Without the currency, which this day
    // has beside it, the days have room on a telephone.
    return isShown
      ? money(total, { decimals: false })
      : t('days.from', { amount: formatNumber(Math.round(total / 100), locale) });
  };
  return (
    <Tabs
      label={t('days.label')}
      here={t('common:chosen')}
      items={days.map((day) => ({
        href: hrefOn(day),
        label: (
          <>
            {formatShortDay(day.at, locale)}
            <br />
            {priceOf(day)}
          </>
        ),
        current: day.isShown,
      }))}
    />
  );
}
