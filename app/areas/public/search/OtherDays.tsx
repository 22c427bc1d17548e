import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { formatShortDay, formatTime } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { to } from '~/to';
import { LOOKED_AT } from './OfferFilters';

type OffersView = Extract<SearchView, { kind: 'offers' }>;
type Day = OffersView['days'][number];

interface OtherDaysProps {
  days: readonly Day[];
  /** A way home that saves money, shown beside its day. */
  rested: OffersView['rested'];
  search: string;
}

/** The same trip on neighbouring days, with each day's lowest known price. */
export function OtherDays({ days, rested, search }: OtherDaysProps) {
  const { t } = useTranslation('search');
  const money = useMoney();
  const locale = useLocale();
  const path = usePath();
  const params = new URLSearchParams(search);
  for (const ofThisDay of [...LOOKED_AT, 'company']) params.delete(ofThisDay);
  const hrefOn = ({ departure, return: back }: Pick<Day, 'departure' | 'return'>) => {
    params.set('departure', departure);
    if (back) params.set('return', back);
    return `${path(to.search())}?${params}`;
  };
  return (
    <Tabs
      label={t('days.label')}
      here={t('common:chosen')}
      items={days.flatMap((day) => [
        {
          href: hrefOn(day),
          label: (
            <>
              {formatShortDay(day.at, locale)}
              <br />
              {day.total === null ? t(day.isShown ? 'days.none' : 'days.look') : money(day.total, { decimals: false })}
            </>
          ),
          current: day.isShown,
        },
        ...(rested && day.isShown
          ? [
              {
                href: hrefOn({ ...day, return: rested.return }),
                label: (
                  <>
                    {t('days.rested', { time: formatTime(rested.at) })}
                    <br />
                    {t('days.saves', { saved: money(rested.saved, { decimals: false }) })}
                  </>
                ),
              },
            ]
          : []),
      ])}
    />
  );
}
