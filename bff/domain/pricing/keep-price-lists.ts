// Traces: S3-043, S3-044, S5-036, S5-037, S5-038, S8-360, S8-361, S8-362, S8-369, S8-370
import type { PriceListKind } from '@states/price-list-kinds';
import { checkPriceList, hasDifferentUnits } from '#fields/price-list-rules';
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import type { Facts } from '../shared/revision';
import { shiftedDay } from '../shared/time';
import { compareWithBasic, type ComparedList, type ComparedWithBasic } from './compare-with-basic';
import { keptPriceListStore as store } from './kept-price-list.store';
import { type EnteredScope, PRICE_COLUMNS, type PriceList, type PriceListDetails } from './price-list-record';
import { priceListPolicy } from './price-list.policy';

/** The name of such a list in the event log. */
const entityOf = (kind: PriceListKind) => `${kind}CostList`;

/** The facts of a list that are compared with what an editor saw, and logged. */
export const factsOf = ({ name, validFrom, validTo, prices, subjects }: PriceListDetails): Facts => ({
  name,
  validFrom,
  validTo,
  ...prices,
  subjects: [...subjects].sort((a, b) => a - b).map(String),
});

interface Named {
  kind: PriceListKind;
  scope: EnteredScope;
  companyId: number;
}

interface NewList extends Named {
  list: PriceListDetails;
  /** The user has confirmed that amounts and percents of OB and overtime are mixed on purpose. */
  unitsConfirmed: boolean;
}

/** Of a form that begins with the basic list's prices. Nobody else is asked about what differs from them, so others leave it out. */
interface Begun extends Pick<ComparedList, 'basicSeen'> {
  /** Whether what differs from the basic list is meant. */
  pricesConfirmed: boolean;
}

/**
 * Adds a price list. A later basic list ends the open-ended one on the day before; otherwise no two basic lists of a kind apply on one day.
 * Bookings and existing offers keep their price. Returns its id.
 * @throws DomainError `auth.noPermission`, `company.notFound`, `vehicle.notFound`, `driver.notFound`, `priceList.…`
 */
export async function addPriceList(
  actor: Actor,
  { kind, scope, companyId, list, unitsConfirmed, begun }: NewList & { begun?: Begun },
) {
  must(priceListPolicy.enter(actor, { id: companyId }, scope), 'auth.noPermission');
  return inTransaction(async () => {
    must(await store.lockCompany(companyId), 'company.notFound');
    await mustBeRight({ kind, scope, companyId }, list);
    const { basic, asked } = begun ? await compareWithBasic({ kind, companyId, list, ...begun }) : noComparison;
    // A mix that the basic list has was confirmed when that was entered.
    const isMixAsked = isMixed(list) && !(basic && unitsOf(list).join() === unitsOf(basic).join());
    must(unitsConfirmed || !isMixAsked, 'priceList.differentUnits', [], 'unitsConfirmed');
    must(!begun || begun.pricesConfirmed || asked.length === 0, 'priceList.farFromBasic', [], 'pricesConfirmed');
    if (scope === 'basic') {
      const basics = await store.basics(kind, companyId);
      const open = basics.find(({ validFrom, validTo }) => validTo === null && validFrom < list.validFrom);
      if (open) await endBefore(actor, open, list.validFrom);
      mustBeAlone(
        list,
        basics.filter(({ id }) => id !== open?.id),
      );
    }
    const id = await store.insert(kind, { companyId, scope }, list);
    const { name: _people, ...told } = factsOf(list);
    await logTransition({
      entity: entityOf(kind),
      entityId: id,
      from: null,
      to: 'created',
      by: actor,
      data: { companyId, scope, ...told },
    });
    return id;
  });
}

interface Edited extends NewList {
  id: number;
  /** As it was shown: if it differs now, somebody else was faster. */
  revision: string;
}

/**
 * Changes a price list; bookings and existing offers keep their price.
 * @throws DomainError `auth.noPermission`, `priceList.notFound`, `input.changedMeanwhile`, and what `addPriceList` throws
 */
export async function editPriceList(
  actor: Actor,
  { id, kind, scope, companyId, list, unitsConfirmed, revision }: Edited,
): Promise<void> {
  must(priceListPolicy.enter(actor, { id: companyId }, scope), 'auth.noPermission');
  await editRecord<PriceList, PriceListDetails>({
    entity: entityOf(kind),
    entityId: id,
    by: actor,
    seen: revision,
    lock: () => locked({ kind, scope, companyId }, id),
    facts: factsOf,
    async change(kept) {
      await mustBeRight({ kind, scope, companyId }, list);
      // A mix that was already there has been confirmed before.
      const isAsked = isMixed(list) && unitsOf(list).join() !== unitsOf(kept).join();
      must(unitsConfirmed || !isAsked, 'priceList.differentUnits', [], 'unitsConfirmed');
      if (scope === 'basic') {
        const others = (await store.basics(kind, companyId)).filter((other) => other.id !== id);
        mustBeAlone(list, others);
      }
      return list;
    },
    write: (next) => store.update(kind, id, next),
    told: ['validFrom', 'validTo', 'subjects', ...PRICE_COLUMNS[kind]],
  });
}

/**
 * Removes a price list that no booking was priced with.
 * @throws DomainError `auth.noPermission`, `priceList.notFound`, `priceList.inUse`
 */
export async function removePriceList(actor: Actor, { id, ...named }: Named & { id: number }): Promise<void> {
  must(priceListPolicy.enter(actor, { id: named.companyId }, named.scope), 'auth.noPermission');
  await inTransaction(async () => {
    const { scope, validFrom, validTo } = await locked(named, id);
    await store.remove(named.kind, id);
    const data = { companyId: named.companyId, scope, validFrom, validTo };
    await logTransition({
      entity: entityOf(named.kind),
      entityId: id,
      from: 'created',
      to: 'deleted',
      by: actor,
      data,
    });
  });
}

async function locked({ kind, scope, companyId }: Named, id: number): Promise<PriceList> {
  await store.lockCompany(companyId);
  const list = await store.find(kind, id, { lock: true });
  must(list?.companyId === companyId && list.scope === scope, 'priceList.notFound');
  return list;
}

/** Checks the rules between a list's fields, and that its vehicles or drivers are the company's. */
async function mustBeRight({ kind, scope, companyId }: Named, list: PriceListDetails): Promise<void> {
  const { validFrom, validTo, subjects, prices } = list;
  const isException = scope === 'exception';
  const [fault] = checkPriceList({ kind, scope, validFrom, validTo, subjects, ...prices });
  if (fault) must(false, fault.key, [], fault.field);
  if (!isException) return;
  const known = new Set((await store.subjects(kind, companyId)).map((one) => one.id));
  const areKnown = subjects.every((one) => known.has(one));
  must(areKnown, kind === 'driver' ? 'driver.notFound' : 'vehicle.notFound', [], 'subjects');
}

const noComparison: ComparedWithBasic = { basic: undefined, asked: [] };

/** `9999-12-31` stands for no end. */
const endOf = ({ validTo }: Pick<PriceListDetails, 'validTo'>) => validTo ?? '9999-12-31';

function mustBeAlone(list: PriceListDetails, others: readonly PriceList[]): void {
  const met = others.find((other) => other.validFrom <= endOf(list) && endOf(other) >= list.validFrom);
  must(!met, 'priceList.overlaps', [met?.validFrom ?? ''], 'validFrom');
}

async function endBefore(actor: Actor, { id, kind }: PriceList, day: string): Promise<void> {
  const validTo = shiftedDay(day, -1);
  await store.endOn(kind, id, validTo);
  const data = { changed: ['validTo'], validTo: { old: null, new: validTo } };
  await logTransition({ entity: entityOf(kind), entityId: id, from: null, to: 'changed', by: actor, data });
}

/** «amount» or «percent» for each addition of the list, with its name. */
function unitsOf({ prices }: PriceListDetails): string[] {
  return Object.entries(prices).flatMap(([column, value]) =>
    value !== null && /^(?:ob|overtime).*(?:Amount|BasisPoints)$/.test(column) ? [column] : [],
  );
}
const isMixed = (list: PriceListDetails): boolean =>
  hasDifferentUnits(unitsOf(list).map((column) => (column.endsWith('Amount') ? 'amount' : 'percent')));
