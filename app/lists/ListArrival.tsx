import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { ListPage } from '@bff/lists';
import { shownRows } from './shown-rows';

interface ListArrivalProps {
  /** Null if the query is invalid; its errors say so. */
  list: ListPage<unknown> | null;
  /** The order as a sentence has it: «stigande efter Namn». */
  order: string | undefined;
  /** The element that contains the list. */
  region: RefObject<HTMLElement | null>;
}

/**
 * Announces what a new document would, for a list with a changed query: its number of rows, or which of them a later page has, and a new order.
 * Another page of it is scrolled to its top and focused; otherwise the focus stays, or moves to the list if the focused element is gone.
 */
export function ListArrival({ list, order, region }: ListArrivalProps) {
  const { t } = useTranslation('lists');
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search, page: list?.page });
  const [said, setSaid] = useState('');
  const text = !list ? '' : list.page > 1 ? shownRows(t, list) : t('found', { count: list.total });
  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.search === search) return;
    shown.current = { pathname, search, page: list?.page };
    if (before.pathname !== pathname) return;
    setSaid([text, isSortedAnew(before.search, search) && order].filter(Boolean).join(', '));
    const isOtherPage = before.page !== list?.page;
    const { activeElement } = document;
    if (isOtherPage || !activeElement || activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
      if (isOtherPage) region.current?.scrollIntoView({ block: 'start' });
    }
  }, [pathname, search, list?.page, text, order, region]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-found="">
      {said}
    </p>
  );
}

const sortOf = (search: string) => new URLSearchParams(search).get('sort');
const isSortedAnew = (before: string, now: string): boolean => sortOf(before) !== sortOf(now);
