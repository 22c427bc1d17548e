import type { Segment, SegmentKind } from '@bff/domain/trips';
import { type PriceCase, priceTrip } from '../price';

/** A case without any price, to which a test adds what it is about. */
export const emptyCase: Omit<PriceCase, 'segments'> = {
  countries: ['SE'],
  drivers: 1,
  vehicleCost: { pricePerHour: 0, minimumMinutes: null, maximumPerDay: null, minimumPrice: null, nightPerHour: null, weekendPerHour: null },
  drivingCost: { pricePerKm: 0, freeMetres: null, minimumMetres: null, maximumMetres: null, noPickupMetres: null },
  driverCost: {
    costPerHour: 0, minimumMinutes: null, obWeekday: null, obWeekend: null, overtimeNormal: null, overtimeQualified: null,
    standbyPerHour: null, overnightPerNight: null,
  },
  commissionBasisPoints: 0,
  surchargeFee: 0,
  taxBasisPoints: 0,
}; // prettier-ignore

export const vehicle = (cost: Partial<PriceCase['vehicleCost']>) => ({
  vehicleCost: { ...emptyCase.vehicleCost, ...cost },
});
export const driving = (cost: Partial<PriceCase['drivingCost']>) => ({
  drivingCost: { ...emptyCase.drivingCost, ...cost },
});
export const driver = (cost: Partial<PriceCase['driverCost']>) => ({
  driverCost: { ...emptyCase.driverCost, ...cost },
});

/** `drive 08:00–09:30 120000` and so on: each begins where the last one ended. Times of day in UTC, `+1` is the next day. */
export function timeline(day: string, ...lines: string[]): Segment[] {
  let start: number | undefined;
  return lines.map((line) => {
    const match = /^(\w+) (?:(\S+)–)?(\d\d:\d\d(?::\d\d)?)(?:\+(\d))?(?: (\d+))?$/.exec(line);
    if (!match) throw new Error(`cannot read «${line}»`);
    const [, kind, from, to, later, metres] = match;
    const instant = (time: string) => Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
    const begin: number = start ?? instant(from!);
    start = instant(to!) + Number(later ?? 0) * 86_400_000;
    return { kind: kind as SegmentKind, start: begin, end: start, metres: Number(metres ?? 0) };
  });
}

/** The lines of a price as `kind quantity unit × rate = amount`. */
export function linesOf(segments: readonly Segment[], changes: Partial<PriceCase>): string[] {
  const price = priceTrip({ ...emptyCase, ...changes, segments });
  if (!price.offered) return [price.reason];
  return price.lines.map((line) => `${line.kind} ${line.quantity} ${line.unit} × ${line.rate} = ${line.amount}`);
}
