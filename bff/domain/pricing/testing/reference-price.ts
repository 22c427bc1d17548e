import type { Segment } from '@bff/domain/trips';
import type { HourlyAddition } from '../price-lists';
import type { PriceCase } from '../price';

/**
 * The pricing rules again, written only from their text: every second of a timeline is examined by itself, its wall clock comes from Intl,
 * every amount is a fraction until its line is rounded. Slow and plain: the product's own calculation is compared with it.
 */
interface Second {
  kind: Segment['kind'];
  /** Beyond the first hour of a wait. */
  standby: boolean;
  date: string;
  night: boolean;
  weekend: boolean;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm', weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23',
}); // prettier-ignore

/** The wall clock only changes its hour, and its offset, on whole quarters. */
const known = new Map<number, Pick<Second, 'date' | 'night' | 'weekend'>>();
function wallClock(second: number) {
  const quarter = Math.floor(second / 900);
  let found = known.get(quarter);
  if (!found) {
    const parts = Object.fromEntries(clock.formatToParts(quarter * 900_000).map(({ type, value }) => [type, value]));
    const hour = Number(parts.hour);
    const day = parts.weekday;
    found = {
      date: `${parts.year}-${parts.month}-${parts.day}`,
      night: hour < 6 || hour >= 19,
      weekend: day === 'Sat' || day === 'Sun' || (day === 'Fri' && hour >= 19) || (day === 'Mon' && hour < 6),
    };
    known.set(quarter, found);
  }
  return found;
}

function secondsOf(segments: readonly Segment[]): Second[] {
  const all: Second[] = [];
  let waited = 0;
  for (const { kind, start, end } of segments)
    for (let second = start / 1_000; second < end / 1_000; second++) {
      waited = kind === 'wait' ? waited + 1 : 0;
      all.push({ kind, standby: waited > 3_600, ...wallClock(second) });
    }
  return all;
}

const round = (numerator: bigint, denominator: bigint) => Number((numerator * 2n + denominator) / (denominator * 2n));
const quarter = (seconds: number) => Math.ceil(seconds / 900) * 900;

export function referencePrice(it: PriceCase) {
  const { vehicleCost, drivingCost, driverCost, segments } = it;
  const metres = segments.reduce((sum, segment) => sum + segment.metres, 0);
  if (drivingCost.maximumMetres !== null && metres > drivingCost.maximumMetres) return { offered: false };
  const lines: [kind: string, amount: number][] = [];
  const seconds = secondsOf(segments);
  const working = seconds.filter((second) => !second.standby && second.kind !== 'rest' && second.kind !== 'home');
  const hours = (count: number, rate: number, times = 1) => round(BigInt(count) * BigInt(rate) * BigInt(times), 3_600n);

  const perDay = vehicleCost.maximumPerDay ?? Number.MAX_SAFE_INTEGER;
  let vehicleTime = 0;
  for (const date of [...new Set(seconds.map((second) => second.date))]) {
    const billed = quarter(working.filter((second) => second.date === date).length);
    const amount = Math.min(perDay, hours(billed, vehicleCost.pricePerHour));
    vehicleTime += amount;
    lines.push(['vehicleTime', amount]);
  }
  const minimum = Math.min(perDay, hours((vehicleCost.minimumMinutes ?? 0) * 60, vehicleCost.pricePerHour));
  lines.push(['vehicleMinimum', Math.max(0, minimum - vehicleTime)]);
  const nights = working.filter((second) => second.night);
  const weekends = working.filter((second) => second.weekend);
  lines.push(['night', hours(nights.length, vehicleCost.nightPerHour ?? 0)]);
  lines.push(['weekend', hours(weekends.length, vehicleCost.weekendPerHour ?? 0)]);

  let positioning = 0;
  for (const segment of segments) {
    if (segment.kind === 'load') break;
    if (segment.kind === 'driveEmpty') positioning += segment.metres;
  }
  let counted = metres - Math.min(positioning, drivingCost.noPickupMetres ?? 0);
  if (drivingCost.minimumMetres !== null && counted < drivingCost.minimumMetres) counted = drivingCost.minimumMetres;
  const billedMetres = Math.max(0, counted - (drivingCost.freeMetres ?? 0));
  lines.push(['distance', round(BigInt(billedMetres) * BigInt(drivingCost.pricePerKm), 1_000n)]);

  const driverSeconds = Math.max(quarter(working.length), (driverCost.minimumMinutes ?? 0) * 60);
  lines.push(['driverTime', hours(driverSeconds, driverCost.costPerHour, it.drivers)]);
  lines.push([
    'standby',
    hours(seconds.filter((second) => second.standby).length, driverCost.standbyPerHour ?? 0, it.drivers),
  ]);
  const added = (kind: string, count: number, rate: HourlyAddition | null) => {
    if (!rate) return;
    if ('amount' in rate) lines.push([kind, hours(count, rate.amount, it.drivers)]);
    else {
      const share = BigInt(count) * BigInt(driverCost.costPerHour) * BigInt(rate.basisPoints) * BigInt(it.drivers);
      lines.push([kind, round(share, 3_600n * 10_000n)]);
    }
  };
  added('obWeekday', nights.filter((second) => !second.weekend).length, driverCost.obWeekday);
  added('obWeekend', weekends.length, driverCost.obWeekend);
  const overtime = { normal: 0, qualified: 0 };
  let shift = 0;
  for (const second of seconds) {
    if (second.kind === 'rest' || second.kind === 'home') shift = 0;
    else if (!second.standby) {
      shift++;
      if (shift > 10 * 3_600) overtime.qualified++;
      else if (shift > 8 * 3_600) overtime.normal++;
    }
  }
  added('overtimeNormal', overtime.normal, driverCost.overtimeNormal);
  added('overtimeQualified', overtime.qualified, driverCost.overtimeQualified);
  const rests = seconds.filter((second, index) => second.kind === 'rest' && seconds[index - 1]?.kind !== 'rest').length;
  lines.push(['overnight', rests * it.drivers * (driverCost.overnightPerNight ?? 0)]);

  const sum = () => lines.reduce((total, [, amount]) => total + amount, 0);
  lines.push(['minimumPrice', Math.max(0, (vehicleCost.minimumPrice ?? 0) - sum())]);
  const operatorPrice = sum();
  lines.push(['commission', round(BigInt(operatorPrice) * BigInt(it.commissionBasisPoints), 10_000n)]);
  lines.push(['surcharge', it.surchargeFee]);
  const customerPrice = sum();
  const abroad = it.countries.some((country) => country !== 'SE');
  const tax = abroad ? 0 : round(BigInt(customerPrice) * BigInt(it.taxBasisPoints), 10_000n);
  lines.push(['tax', tax]);
  return {
    offered: true,
    lines: lines.filter(([, amount]) => amount !== 0),
    operatorPrice,
    customerPrice,
    tax,
    total: sum(),
  };
}
