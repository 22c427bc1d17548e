import type { ReplacementBus } from '@bff/domain/bookings';
import { formatDistance } from '@formats';
import type { EquipmentCode } from '@states/equipment';

/** What a bus has, by code. */
export interface OnBoard {
  equipment: readonly EquipmentCode[];
  /** Codes from the accessibility catalogue. */
  accessibility: readonly string[];
}

/** A bus without emissions lacks nothing by not being of an emission class. */
const meets = ({ equipment }: OnBoard, code: EquipmentCode): boolean =>
  equipment.includes(code) || (code === 'euro6' && equipment.includes('zeroEmission'));

/** What the booked bus had and this one lacks. */
export const lackingOf = (bus: OnBoard, booked: OnBoard): OnBoard => ({
  equipment: booked.equipment.filter((code) => !meets(bus, code)),
  accessibility: booked.accessibility.filter((code) => !bus.accessibility.includes(code)),
});

export const isNothing = ({ equipment, accessibility }: OnBoard): boolean =>
  equipment.length === 0 && accessibility.length === 0;

type Told = Omit<ReplacementBus, 'offer'>;

/** The same for buses between which a customer has nothing to choose. The distance is compared as it is read: metres tell nobody anything. */
const likeness = (bus: Told): string =>
  JSON.stringify([
    bus.companyId,
    bus.model,
    bus.busType,
    bus.seats,
    bus.fuelType,
    bus.wheelchairPlaces,
    bus.equipment.toSorted(),
    bus.accessibility.toSorted(),
    formatDistance(bus.startMetres, 'sv'),
  ]);

/** Identical buses once, by the first of them; those that have everything the booked bus had before the others. */
export function busesToChoose<Bus extends Told>(buses: readonly Bus[], booked: OnBoard): Bus[] {
  const firsts = new Map<string, Bus>();
  for (const bus of buses) {
    const key = likeness(bus);
    if (!firsts.has(key)) firsts.set(key, bus);
  }
  const isComplete = (bus: Bus) => isNothing(lackingOf(bus, booked));
  const different = [...firsts.values()];
  return [...different.filter(isComplete), ...different.filter((bus) => !isComplete(bus))];
}
