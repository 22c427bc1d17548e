import { perConnection } from '@db/per-connection';
import { type CompanyLists, companyPriceLists, DayLists, noLists } from '@bff/domain/pricing';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import {
  type Commission,
  companyCommissions,
  companyRevisions,
  type SuppliedVehicle,
  suppliedVehicles,
} from './company-supply.store';

/** What an operator has for trips of one local day. */
export interface CompanySupply {
  vehicles: ReadonlyMap<number, SuppliedVehicle>;
  lists: DayLists;
  /** Its own commission, if any. */
  commissionBasisPoints: number | undefined;
}

/** The same for all days. */
interface AllDays {
  vehicles: ReadonlyMap<number, SuppliedVehicle>;
  lists: CompanyLists;
  commissions: readonly Commission[];
}

interface Kept {
  revision: number;
  /** The sum of all revisions at the last comparison, read before it. */
  total: number;
  /** Lists that had ended before this local day are missing. */
  from: string;
  supply: AllDays;
  /** For the last day that was asked for: usually the next search's too. */
  day: { localDate: string; supply: CompanySupply } | undefined;
}

/** A read in progress, shared with others who ask for the same operator meanwhile. */
interface UnderWay {
  revision: number;
  from: string;
  supply: Promise<AllDays>;
}

/** All operators of a country; the oldest reads are dropped first. */
const MOST_KEPT = 5_000;
const keptHere = perConnection(() => new Map<number, Kept>());
const underWayHere = perConnection(() => new Map<number, UnderWay>());

/**
 * What these operators have for trips on that local day. It changes a few times a year while every search needs it for hundreds of
 * operators, so it is cached until the operator's revision, counted by triggers, changes. `total` is the sum of all revisions, read by the
 * search that asks (totalOfRevisions): while it is the same nothing has changed anywhere, and the single revisions are not read. Thus the
 * next search in every process sees a change.
 *
 * Searches that miss the same operator at the same time share one read: after a start, with an empty cache, each would otherwise read
 * hundreds of operators, and together they would exhaust the connection pool.
 */
export async function companySupplies(
  companyIds: readonly number[],
  localDate: string,
  total: number,
): Promise<ReadonlyMap<number, CompanySupply>> {
  const kept = keptHere();
  const supplies = new Map<number, CompanySupply>();
  const doubtful: number[] = [];
  for (const id of companyIds) {
    const known = kept.get(id);
    if (known?.total === total && known.from <= localDate) supplies.set(id, onDay(known, localDate));
    else doubtful.push(id);
  }
  if (doubtful.length === 0) return supplies;

  // Before the data it counts: what is read afterwards may be newer than the revision says, never older.
  const revisions = await companyRevisions(doubtful);
  const stale: number[] = [];
  for (const id of doubtful) {
    const known = kept.get(id);
    if (known && known.from <= localDate && known.revision === (revisions.get(id) ?? 0)) {
      known.total = total;
      supplies.set(id, onDay(known, localDate));
    } else stale.push(id);
  }
  const today = toLocalDate(clock.now());
  const from = localDate < today ? localDate : today;
  for (const { id, revision, supply, from: since } of await readTogether(stale, revisions, from)) {
    const known: Kept = { revision, total, from: since, supply, day: undefined };
    supplies.set(id, onDay(known, localDate));
    kept.delete(id);
    kept.set(id, known);
  }
  for (const id of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(id);
  }
  return supplies;
}

function onDay(known: Kept, localDate: string): CompanySupply {
  if (known.day?.localDate === localDate) return known.day.supply;
  const { vehicles, lists, commissions } = known.supply;
  const own = commissions.find(
    ({ validFrom, validTo }) => validFrom <= localDate && (validTo === null || validTo >= localDate),
  );
  const supply = { vehicles, lists: new DayLists(lists, localDate), commissionBasisPoints: own?.basisPoints };
  known.day = { localDate, supply };
  return supply;
}

/**
 * Reads these operators, or waits for a read in progress that began at the same revision: one that began at an older revision may miss
 * later changes.
 */
async function readTogether(
  companyIds: readonly number[],
  revisions: ReadonlyMap<number, number>,
  from: string,
): Promise<{ id: number; revision: number; from: string; supply: AllDays }[]> {
  const underWay = underWayHere();
  const revisionOf = (id: number) => revisions.get(id) ?? 0;
  const begins = companyIds.filter((id) => {
    const other = underWay.get(id);
    return !other || other.revision !== revisionOf(id) || other.from > from;
  });
  const all = read(begins, from);
  for (const id of begins) {
    const supply = all.then((found) => found.get(id)!);
    const mine: UnderWay = { revision: revisionOf(id), from, supply };
    underWay.set(id, mine);
    const ended = () => underWay.get(id) === mine && underWay.delete(id);
    supply.then(ended, ended);
  }
  return Promise.all(
    companyIds.map(async (id) => {
      const { revision, from: since, supply } = underWay.get(id)!;
      return { id, revision, from: since, supply: await supply };
    }),
  );
}

async function read(companyIds: readonly number[], from: string): Promise<Map<number, AllDays>> {
  if (companyIds.length === 0) return new Map();
  const [vehicles, lists, commissions] = await Promise.all([
    suppliedVehicles(companyIds),
    companyPriceLists(companyIds, from),
    companyCommissions(companyIds),
  ]);
  return new Map(
    companyIds.map((id) => [
      id,
      {
        vehicles: new Map((vehicles.get(id) ?? []).map((vehicle) => [vehicle.vehicleId, vehicle])),
        lists: lists.get(id) ?? noLists(),
        commissions: commissions.get(id) ?? [],
      },
    ]),
  );
}
