// Traces: S2-129
import { occupancyStore } from '@bff/domain/availability';
import { companyContacts, companyPolicy } from '@bff/domain/companies';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { type Position, straightLineMetres } from '@bff/domain/shared/position';
import { toLocalDate } from '@bff/domain/shared/time';
import { candidatesFor } from './candidate.store';
import { companySupplies } from './company-supply';
import { type SuppliedVehicle, totalOfRevisions } from './company-supply.store';

interface FreeWanted {
  near: Position;
  /** As the crow flies, from where a bus starts. */
  withinMetres: number;
  seats: number;
  from: Date;
  until: Date;
}

/** A bus that is for sale, large enough and free the whole time. */
export interface FreeBus extends Pick<SuppliedVehicle, 'vehicleId' | 'busType' | 'model' | 'seats'> {
  /** From where it starts to the place, as the crow flies. */
  metres: number;
}

export interface FreeOperator {
  companyId: number;
  name: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  emergencyPhone: string;
  /** Nearest first. */
  buses: FreeBus[];
}

/**
 * Whom an administrator can ask: operators with a free bus of that size near a place, nearest first. Uses the search's candidates, but
 * ignores prices, roads and driving times: an operator asked by telephone may drive what nobody could book.
 * @throws DomainError `auth.noPermission`
 */
export async function freeOperators(
  actor: Actor,
  { near, withinMetres, seats, from, until }: FreeWanted,
): Promise<FreeOperator[]> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  const reach = { first: near, usualMetres: withinMetres, mostMetres: withinMetres };
  const [found, total] = await Promise.all([
    candidatesFor(reach, { seats, wheelchairs: 0, at: from, until }),
    totalOfRevisions(),
  ]);
  const free = await withoutBusy(found, from, until);
  const companyIds = [...new Set(free.map(({ companyId }) => companyId))];
  if (companyIds.length === 0) return [];
  const [supplies, contacts] = await Promise.all([
    companySupplies(companyIds, toLocalDate(from), total),
    companyContacts(actor, companyIds),
  ]);
  const busesOf = new Map<number, FreeBus[]>(companyIds.map((id) => [id, []]));
  for (const { companyId, vehicleId, startsAt } of free) {
    const bus = supplies.get(companyId)?.vehicles.get(vehicleId);
    if (!bus) continue;
    const metres = straightLineMetres(near, startsAt ?? bus.depot);
    const { busType, model } = bus;
    if (metres <= withinMetres) busesOf.get(companyId)!.push({ vehicleId, busType, model, seats: bus.seats, metres });
  }
  return contacts
    .map((contact) => ({ ...contact, buses: busesOf.get(contact.companyId)!.sort((a, b) => a.metres - b.metres) }))
    .filter(({ buses }) => buses.length > 0)
    .sort((a, b) => a.buses[0]!.metres - b.buses[0]!.metres || a.name.localeCompare(b.name, 'sv'));
}

/** For temporarily moved buses the search only checks with their route whether they are busy. */
async function withoutBusy(
  found: Awaited<ReturnType<typeof candidatesFor>>,
  from: Date,
  until: Date,
): Promise<typeof found> {
  const unknown = found.filter(({ busyThen }) => busyThen === undefined);
  if (unknown.length === 0) return found;
  const busy = await occupancyStore.busyAmong(
    unknown.map(({ vehicleId }) => vehicleId),
    { start: from, end: until },
  );
  return found.filter(({ vehicleId }) => !busy.has(vehicleId));
}
