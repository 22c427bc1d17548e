import type { UserActor } from '../shared/actor';
import { buysForUnits } from '../shared/buying-units';
import { type ShownPhone, shownPhoneIf } from '../shared/shown-phone';
import { dealUnitStore } from './deal-unit.store';
import { dealUserStore, type UnitBuyer } from './deal-user.store';

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
export interface OwnBuyer extends Pick<UnitBuyer, 'name' | 'email'> {
  unit: string;
  phone: ShownPhone | null;
}

/** Whom an actor asks who belongs to units but may not buy for them: the nearest buyer of each. None for everybody else. */
export async function ownBuyers(actor: UserActor): Promise<OwnBuyer[]> {
  if (!actor.deal || buysForUnits(actor)) return [];
  const units = await dealUnitStore.tree(actor.deal.organisationId);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const found: OwnBuyer[] = [];
  for (const unitId of new Set(actor.deal.rights.map((right) => right.unitId))) {
    const line: number[] = [];
    for (let at = byId.get(unitId); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) line.push(at.id);
    const [buyer] = await otherBuyersOf(line, actor.userId);
    if (buyer)
      found.push({
        unit: byId.get(unitId)!.name,
        name: buyer.name,
        email: buyer.email,
        phone: shownPhoneIf(buyer.phone),
      });
  }
  return found;
}
