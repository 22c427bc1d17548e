import { accessibilityCatalogue, type AccessibilityProperty } from '@bff/domain/accessibility';
import { comparedVersion, type ComparedVersion, type TripVersion } from '@bff/domain/bookings';
import { suppliedVehicles } from '@bff/domain/offers';
import type { BusType } from '@states/vehicle-words';
import type { EquipmentCode } from '@states/equipment';
import { lackingOf } from './compared-buses';

/** One version of a trip, for comparing two. Amounts in öre. */
export interface ShownVersion extends ComparedVersion {
  /** Where the versions have different ones. */
  bus?: { busType: BusType; model: string; seats: number } | undefined;
  /** What the other version's bus lacks. */
  onBoard?: { equipment: readonly EquipmentCode[]; accessibility: readonly AccessibilityProperty[] } | undefined;
  total: number;
}

const shownVersion = (version: TripVersion): ShownVersion => ({
  ...comparedVersion(version),
  total: version.booking.total,
});

interface Versions {
  before: TripVersion;
  after: TripVersion;
}

/** Two versions of a trip beside each other. A customer who is about to ask for another bus reads which: it is what they get. */
export async function shownVersions(
  { before, after }: Versions,
  companyId: number,
): Promise<{ before: ShownVersion; after: ShownVersion }> {
  const shown = { before: shownVersion(before), after: shownVersion(after) };
  if (before.booking.vehicleId === after.booking.vehicleId) return shown;
  const [supply, catalogue] = await Promise.all([
    suppliedVehicles([companyId], after.booking.departureAt),
    accessibilityCatalogue(),
  ]);
  const [old, other] = [before, after].map(({ booking }) => supply.get(booking.vehicleId));
  // One of them has been removed: nothing can be said of the two.
  if (!old || !other) return shown;
  const withBus = (version: ShownVersion, bus: typeof old, beside: typeof old): ShownVersion => {
    const { equipment, accessibility } = lackingOf(beside, bus);
    return {
      ...version,
      bus: { busType: bus.busType, model: bus.model, seats: bus.seats },
      onBoard: { equipment, accessibility: catalogue.filter(({ code }) => accessibility.includes(code)) },
    };
  };
  return { before: withBus(shown.before, old, other), after: withBus(shown.after, other, old) };
}
