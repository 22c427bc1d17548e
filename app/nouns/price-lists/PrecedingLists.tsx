import { Banner } from '@ds/patterns/Banner/Banner';
import { formatDays } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useDay } from '~/i18n/use-day';
import { useTranslation } from '~/i18n/use-translation';
import type { NamedList, ShownOrder } from './shown-order';

/** Where the reader finds a list: path without locale, or a place on this page; undefined if nowhere. */
export type PageOf = (list: NamedList) => string | undefined;

/** A price list by its name, leading to it. */
export function ListName({ list, pageOf }: { list: NamedList; pageOf: PageOf }) {
  const path = usePath();
  const { t } = useTranslation('prices');
  const name = list.name || t(`scopes.${list.scope}`);
  const page = pageOf(list);
  return page === undefined ? name : <a href={page.startsWith('#') ? page : path(page)}>{name}</a>;
}

/** The days on which other lists apply instead of a list; nothing if none does. */
export function PrecedingLists({ order: { preceding, isNever }, pageOf }: { order: ShownOrder; pageOf: PageOf }) {
  const { t } = useTranslation('prices');
  const locale = useLocale();
  const day = useDay();
  if (preceding.length === 0) return null;
  return (
    <Banner tone={isNever ? 'warning' : 'info'} title={t(isNever ? 'order.never' : 'order.partly')}>
      <ul>
        {preceding.map(({ from, to, subjects, ...list }) => (
          <li key={`${list.id} ${from}`}>
            {to === null ? t('order.from', { day: day(from) }) : formatDays(from, to, locale)}
            {': '}
            <ListName list={list} pageOf={pageOf} />
            {subjects === null
              ? null
              : ` (${t(list.kind === 'driver' ? 'order.drivers' : 'order.buses', { count: subjects })})`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
