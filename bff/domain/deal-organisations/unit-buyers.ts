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
