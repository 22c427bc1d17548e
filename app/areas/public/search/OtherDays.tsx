import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { formatShortDay } from '@formats';
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
            {day.total === null ? t(day.isShown ? 'days.none' : 'days.look') : money(day.total, { decimals: false })}
          </>
        ),
        current: day.isShown,
      }))}
    />
  );
}
