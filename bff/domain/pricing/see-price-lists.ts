import { PRICE_LIST_KINDS, type PriceListKind } from '@states/price-list-kinds';
import { clock } from '@bff/platform/clock';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import type { Page } from '../shared/list-page';
import { revisionOf } from '../shared/revision';
import { toLocalDate } from '../shared/time';
import { compareWithBasic, type ComparedList, type ComparedWithBasic } from './compare-with-basic';
import { factsOf } from './keep-price-lists';
import { listOrder, type ListOrder } from './list-order';
import { keptPriceListStore as store, type PriceListQuery } from './kept-price-list.store';
import type { EnteredScope, PriceList } from './price-list-record';
import { priceListPolicy } from './price-list.policy';
import { pickList } from './price-lists';

/** A company's lists of a kind, except those of deals. @throws DomainError `auth.noPermission` */
export async function listPriceLists(
  actor: Actor,
  kind: PriceListKind,
  query: Omit<PriceListQuery, 'today'>,
): Promise<Page<PriceList>> {
  must(priceListPolicy.keep(actor, { id: query.companyId }), 'auth.noPermission');
  return store.page(kind, { ...query, today: toLocalDate(clock.now()) });
}

/** Temporary lists of every kind that have not ended, of one company or of all; the first to begin comes first. @throws DomainError `auth.noPermission` */
export async function temporaryPriceLists(actor: Actor, companyId?: number): Promise<PriceList[]> {
  must(priceListPolicy.seeEverybodys(actor), 'auth.noPermission');
  const today = toLocalDate(clock.now());
  const lists = await Promise.all(PRICE_LIST_KINDS.map((kind) => store.temporary(kind, today, companyId)));
  return lists
    .flat()
    .sort((one, other) => one.validFrom.localeCompare(other.validFrom) || one.companyId - other.companyId);
}

/** The basic list of a company that applies on that local day. @throws DomainError `auth.noPermission` */
export async function basicPriceList(
  actor: Actor,
  kind: PriceListKind,
  companyId: number,
  day: string,
): Promise<PriceList | undefined> {
  must(priceListPolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  return store.basicOn(kind, companyId, day);
}

/** What would be asked about such a list. @throws DomainError `auth.noPermission` */
export async function askedOfPriceList(actor: Actor, list: ComparedList): Promise<ComparedWithBasic> {
  must(priceListPolicy.keep(actor, { id: list.companyId }), 'auth.noPermission');
  return compareWithBasic(list);
}

/** A list as it is being written; `id` is missing while it is new. */
export type WrittenList = Omit<PriceList, 'id'> & { id?: number | undefined };

/** Where another list of its kind applies instead of it. */
export interface OrderedList extends ListOrder<PriceList> {
  /** The list that applies on a day of its period to that vehicle or driver; 0: to one without an exception. */
  on: (day: string, subject: number) => PriceList | undefined;
  /** Whether that is the list itself. */
  isFirst: (day: string, subject: number) => boolean;
}

/** Newer than all that are saved. */
const NEWEST = Number.MAX_SAFE_INTEGER;

/** Where a list, as it is written, stands among the company's others of its kind. @throws DomainError `auth.noPermission` */
export async function orderPriceList(actor: Actor, written: WrittenList): Promise<OrderedList> {
  const { kind, companyId, validFrom, validTo } = written;
  must(priceListPolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  const list: PriceList = { ...written, id: written.id ?? NEWEST };
  const kept = await store.beforeBasic(kind, companyId, validFrom, validTo);
  const others = kept.filter(({ id }) => id !== list.id);
  const on = (day: string, subject: number) => pickList([list, ...others], day, subject);
  return { ...listOrder(list, others), on, isFirst: (day, subject) => on(day, subject) === list };
}

interface Wanted {
  kind: PriceListKind;
  scope: EnteredScope;
  companyId: number;
  id: number;
}

/** A list, and the revision to send back with a change. @throws DomainError `auth.noPermission`, `priceList.notFound` */
export async function seePriceList(
  actor: Actor,
  { kind, scope, companyId, id }: Wanted,
): Promise<{ list: PriceList; revision: string }> {
  must(priceListPolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  const list = await store.find(kind, id);
  must(list?.companyId === companyId && list.scope === scope, 'priceList.notFound');
  return { list, revision: revisionOf(factsOf(list)) };
}

/** The vehicles, or drivers, that an exception can be for. @throws DomainError `auth.noPermission` */
export async function priceListSubjects(actor: Actor, kind: PriceListKind, companyId: number) {
  must(priceListPolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  return store.subjects(kind, companyId);
}

/** The kinds without a basic list that applies today: without one of them no bus is offered. @throws DomainError `auth.noPermission` */
export async function missingToday(actor: Actor, companyId: number): Promise<PriceListKind[]> {
  must(priceListPolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  const today = toLocalDate(clock.now());
  const there = await Promise.all(PRICE_LIST_KINDS.map((kind) => store.hasBasicOn(kind, companyId, today)));
  return PRICE_LIST_KINDS.filter((_, index) => !there[index]);
}

/** The lists that a price was made with, by kind; of a company whose lists the actor may see. @throws DomainError `auth.noPermission` */
export async function priceListsUsed(
  actor: Actor,
  companyId: number,
  ids: Readonly<Record<PriceListKind, number>>,
): Promise<PriceList[]> {
  must(priceListPolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  const lists = await Promise.all(PRICE_LIST_KINDS.map((kind) => store.find(kind, ids[kind])));
  return lists.flatMap((list) => (list?.companyId === companyId ? [list] : []));
}
