import type { PriceListKind } from '@states/price-list-kinds';
import type { Actor } from '../shared/actor';
import { allOrNothing, type AppliedRow, type Imported } from '../shared/all-or-nothing';
import { changedFacts } from '../shared/changed-facts';
import { must } from '../shared/errors';
import { revisionOf } from '../shared/revision';
import { addPriceList, editPriceList, factsOf } from './keep-price-lists';
import { keptPriceListStore as store } from './kept-price-list.store';
import type { OwnScope, PriceList, PriceListDetails } from './price-list-record';
import { priceListPolicy } from './price-list.policy';

/** All lists of a kind that an operator manages itself, with the subjects of exceptions. @throws DomainError `auth.noPermission` */
export async function ownPriceLists(actor: Actor, kind: PriceListKind, companyId: number): Promise<PriceList[]> {
  must(priceListPolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  return store.own(kind, companyId);
}

export interface PriceListRow {
  row: number;
  /** The list to change; null for a new one. */
  id: number | null;
  scope: OwnScope;
  list: PriceListDetails;
}

interface PriceListRows {
  kind: PriceListKind;
  companyId: number;
  rows: readonly PriceListRow[];
  /** Amounts and percents of OB and overtime are mixed on purpose. */
  unitsConfirmed: boolean;
  /** The plan that was previewed and is confirmed; undefined for a preview. */
  seen: string | undefined;
}

/**
 * Changes the lists that have a number and then adds those without, all or none, by the same verbs as one at a time. Lists that are not
 * among the rows stay as they are, except for one that a new basic list ends.
 * @throws DomainError `auth.noPermission`; what a row is refused for stands at it
 */
export async function importPriceLists(
  actor: Actor,
  { kind, companyId, rows, unitsConfirmed, seen }: PriceListRows,
): Promise<Imported> {
  must(priceListPolicy.keep(actor, { id: companyId }), 'auth.noPermission');
  const apply = async ({ id, scope, list }: PriceListRow): Promise<AppliedRow> => {
    const which = { kind, scope, companyId, list, unitsConfirmed };
    if (id === null) {
      await addPriceList(actor, which);
      return { outcome: 'added', changed: [], was: '' };
    }
    const kept = await store.find(kind, id);
    must(kept?.companyId === companyId && kept.scope === scope, 'priceList.notFound', [], 'id');
    const revision = revisionOf(factsOf(kept));
    const changed = changedFacts(factsOf(kept), factsOf(list));
    if (changed.length > 0) await editPriceList(actor, { ...which, id, revision });
    return { outcome: changed.length > 0 ? 'changed' : 'same', changed, was: revision };
  };
  const inOrder = [...rows].sort((a, b) => Number(a.id === null) - Number(b.id === null) || a.row - b.row);
  const begin = async () => {
    await store.lockCompany(companyId);
    return apply;
  };
  return allOrNothing(inOrder, begin, seen);
}
