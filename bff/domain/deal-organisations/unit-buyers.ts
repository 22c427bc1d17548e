import type { UserActor } from '../shared/actor';
import { buysForUnits } from '../shared/buying-units';
import { type ShownPhone, shownPhoneIf } from '../shared/shown-phone';
import { type DealUnit, dealUnitStore } from './deal-unit.store';
import { type DealRight, dealUserStore, type UnitBuyer } from './deal-user.store';

/**
 * Who fills in, changes and cancels purchases for a unit besides a leaving user: the unit's own people before those above it, bookers
 * before administrators. Users who cannot log in, or have not chosen a password yet, are left out.
 * @param unitLine the unit and those above it, the nearest first
 */
export async function otherBuyersOf(unitLine: readonly number[], leavingId: number): Promise<UnitBuyer[]> {
  const buyers = await dealUserStore.buyersAt(unitLine, leavingId);
  const rank = ({ unitId, role }: UnitBuyer) => unitLine.indexOf(unitId) * 2 + (role === 'booker' ? 0 : 1);
  return buyers.sort((a, b) => rank(a) - rank(b) || a.userId - b.userId);
}

/** Who buys for a unit that the actor belongs to. */
export interface OwnBuyer extends Pick<UnitBuyer, 'userId' | 'name' | 'email' | 'language'> {
  unit: string;
  phone: ShownPhone | null;
}

/** Whom an actor asks who belongs to units but may not buy for them: the nearest buyer of each. None for everybody else. */
export const ownBuyers = async (actor: UserActor): Promise<OwnBuyer[]> =>
  actor.deal ? buyersServing(actor.userId, actor.deal.organisationId) : [];

/** The same for any user of an organisation. */
export async function buyersServing(userId: number, organisationId: number): Promise<OwnBuyer[]> {
  const rights = await dealUserStore.rightsOf(userId);
  if (rights.length === 0 || rights.some(isBuying)) return [];
  const units = new Map((await dealUnitStore.tree(organisationId)).map((unit) => [unit.id, unit]));
  const found: OwnBuyer[] = [];
  for (const unitId of new Set(rights.map((right) => right.unitId))) {
    const [buyer] = await otherBuyersOf(lineOf(unitId, units), userId);
    if (!buyer) continue;
    const { name, email, language, phone } = buyer;
    const unit = units.get(unitId)?.name ?? '';
    found.push({ unit, userId: buyer.userId, name, email, language, phone: shownPhoneIf(phone) });
  }
  return found;
}

/** Whom the actor buys for: everybody who is a user of a unit that they buy for. None for who buys for no unit. */
export async function peopleServed(actor: UserActor): Promise<number[]> {
  if (!actor.deal || !buysForUnits(actor)) return [];
  const { organisationId } = actor.deal;
  const [rights, tree] = [await dealUserStore.allRights(organisationId), await dealUnitStore.tree(organisationId)];
  const units = new Map(tree.map((unit) => [unit.id, unit]));
  const bought = new Set(
    rights.flatMap((right) => (right.userId === actor.userId && isBuying(right) ? right.unitId : [])),
  );
  const isBought = (unitId: number) => lineOf(unitId, units).some((id) => bought.has(id));
  const served = rights.filter(({ role, unitId }) => role === 'user' && isBought(unitId));
  return [...new Set(served.map(({ userId }) => userId))];
}

const isBuying = ({ role }: DealRight): boolean => role === 'booker' || role === 'admin';

/** A unit and those above it, nearest first. */
function lineOf(unitId: number, units: ReadonlyMap<number, Pick<DealUnit, 'id' | 'parentId'>>): number[] {
  const line: number[] = [];
  for (let at = units.get(unitId); at; at = at.parentId === null ? undefined : units.get(at.parentId)) line.push(at.id);
  return line;
}
