import { useTranslation } from '~/i18n/use-translation';
import type { bookingListSpec } from '@bff/areas/bookings';
import type { CompanyChoice } from '@bff/domain/accounts';
import type { BookingSummary, BookingWhen } from '@bff/domain/bookings';
import type { ChoicesOf } from '@bff/lists';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { Row } from '@ds/primitives/Row/Row';
import { hasWrongDigit } from '@formats';
import type { MenuArea } from '~/frame/area-menus';
import { usePath } from '~/http/paths';
import type { ListColumns } from '~/lists/columns';
import { companyFilter } from '~/lists/company-filter';
import { listAddress } from '~/lists/list-address';
import { ListScreen } from '~/lists/ListScreen';
import type { LoadedList } from '~/lists/loaded-list';

type Spec = typeof bookingListSpec;

interface BookingListScreenProps extends LoadedList<BookingSummary, ChoicesOf<Spec['filters']>> {
  area: MenuArea;
  /** The list's path without locale. */
  path: string;
  when: BookingWhen;
  whens: readonly BookingWhen[];
  columns: ListColumns<BookingSummary, Spec>;
  /** Whose bookings to choose among, if the list has those of all. */
  companies?: readonly CompanyChoice[];
}

const PEOPLE = { passengers: { number: 'bookings:list.passengers' } } as const;
const OWN_SUMS = { ...PEOPLE, operatorPrice: 'bookings:list.ownPrice' } as const;
const OFFICE_SUMS = {
  ...PEOPLE,
  operatorPrice: 'bookings:list.operatorPrice',
  customerPrice: 'bookings:list.customerPrice',
  commission: 'bookings:list.commission',
  total: 'bookings:list.total',
} as const;

/** Bookings of one operator or of all: today's, upcoming, those with a problem, past, all. */
export function BookingListScreen(props: BookingListScreenProps) {
  const { area, path, when, whens, columns, companies = [], ...loaded } = props;
  const { t } = useTranslation('bookings');
  const here = usePath()(path);
  const { query, list } = loaded;
  /** The same search under that tab, in the tab's own order; not one that cannot be searched for. */
  const tabAt = (which: BookingWhen) => {
    const order = `${query.descending ? '-' : ''}${query.sort}`;
    const filters = { when: which === 'coming' ? undefined : which };
    return here + listAddress({ ...query, text: list ? query.text : '', plainSort: order }, { filters, page: 1 });
  };
  const elsewhere = (['coming', 'past', 'all'] as const).flatMap((which) => {
    const count = list?.elsewhere?.[which] ?? 0;
    return count === 0
      ? []
      : [
          <a key={which} href={tabAt(which)}>
            {t(`list.elsewhere.${which}`, { count })}
          </a>,
        ];
  });
  return (
    <ListScreen
      {...loaded}
      area={area}
      title={t('list.title')}
      tabs={
        <Tabs
          label={t('list.tabs')}
          here={t('common:chosen')}
          items={whens.map((which) => ({
            href: tabAt(which),
            label: t(`list.when.${which}`),
            current: which === when,
          }))}
        />
      }
      path={path}
      columns={columns}
      rowKey={({ number }) => number}
      sums={area === 'admin' ? OFFICE_SUMS : OWN_SUMS}
      search={{ label: t('list.search'), hint: t(area === 'admin' ? 'list.searchHintOffice' : 'list.searchHint') }}
      filters={[
        { name: 'status', label: t('list.status'), text: (status) => t(`booking:status.${status}`) },
        { name: 'driver', label: t('list.driver'), text: (driver) => t(`list.drivers.${driver}`) },
        {
          type: 'period',
          label: t('list.departure'),
          from: { name: 'from', label: t('list.departsFrom') },
          until: { name: 'until', label: t('list.departsUntil') },
          more: true,
        },
        ...(companies.length > 0 ? [{ ...companyFilter(t('list.company'), companies), more: true as const }] : []),
        { name: 'counted', label: t('list.counted'), text: (which) => t(`list.countedAs.${which}`), more: true },
      ]}
      noMatch={
        elsewhere.length > 0
          ? { title: t(`list.elsewhere.none.${when}`), text: <Row>{elsewhere}</Row> }
          : hasWrongDigit(query.text)
            ? { title: t('lists:noMatch.title'), text: t('lists:noMatch.wrongDigit') }
            : undefined
      }
      after={
        list && list.total > 0 && elsewhere.length > 0
          ? [t('list.elsewhere.more'), ...elsewhere.flatMap((link, index) => [index === 0 ? ' ' : ', ', link])]
          : undefined
      }
      empty={{ title: t(`list.empty.${when}.title`), text: t(`list.empty.${when}.text`) }}
      file
    />
  );
}
