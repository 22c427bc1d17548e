// Traces: S1-010, S3-035, S5-044, S5-051, S5-052
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { keepDepot } from '../depots';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import type { Position } from '../shared/position';
import { revisionOf } from '../shared/revision';
import { mustManage } from './see-vehicles';
import { type KeptStart, startingPositionStore, type TemporaryStart } from './starting-position.store';
import { type Vehicle, vehicleStore } from './vehicle.store';

/** A requested starting position: a depot of the company, or a named place. */
export interface WantedStart {
  startsAt: Date;
  endsAt: Date;
  depotId: number | null;
  place: (Position & { name: string }) | undefined;
}

const facts = ({ startsAt, endsAt, depotId, name, lat, lon }: TemporaryStart) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  depotId,
  name,
  lat,
  lon,
});

/** The revision of one as shown; sent back with the change. */
export const startRevision = (start: TemporaryStart): string => revisionOf(facts(start));

/** A bus with its default starting position and its temporary ones, including past ones. @throws DomainError `vehicle.notFound` */
export async function startsOf(
  actor: Actor,
  vehicleId: number,
): Promise<{ vehicle: Vehicle; usual: (Position & { name: string }) | undefined; temporary: KeptStart[] }> {
  const vehicle = mustManage(actor, await vehicleStore.find(vehicleId));
  const [usual, temporary] = await Promise.all([
    startingPositionStore.usual(vehicleId),
    startingPositionStore.ofVehicle(vehicleId),
  ]);
  return { vehicle, usual, temporary };
}

/** @throws DomainError `vehicle.notFound`, `startingPosition.notFound` */
export async function seeStart(
  actor: Actor,
  vehicleId: number,
  id: number,
): Promise<{ vehicle: Vehicle; start: KeptStart }> {
  const vehicle = mustManage(actor, await vehicleStore.find(vehicleId));
  const start = await startingPositionStore.find(id, vehicleId);
  must(start, 'startingPosition.notFound');
  return { vehicle, start };
}

/** The starting position as it will be stored; call it with the bus locked. */
async function settle(
  { id: vehicleId, companyId }: Vehicle,
  wanted: WantedStart,
  but?: number,
): Promise<TemporaryStart> {
  const { startsAt, endsAt, depotId } = wanted;
  must(startsAt < endsAt, 'startingPosition.order', [], 'endsAt');
  must(endsAt > clock.now(), 'startingPosition.past', [], 'endsAt');
  const at = depotId === null ? wanted.place : await keepDepot(depotId, companyId, 'depotId');
  must(at, 'startingPosition.nowhere', [], 'place');
  const start = { startsAt, endsAt, depotId, name: at.name, lat: at.lat, lon: at.lon };
  const other = await startingPositionStore.overlapping(vehicleId, start, but);
  const taken = other ? [other.startsAt.toISOString(), other.endsAt.toISOString()] : [];
  must(!other, 'startingPosition.overlap', taken, 'startsAt');
  return start;
}

/**
 * Adds a temporary starting position; booked trips keep the route that they were sold with.
 * @throws DomainError `vehicle.notFound`; at their fields `startingPosition.order`, `startingPosition.past`, `startingPosition.nowhere`,
 * `startingPosition.overlap` with the other's period, `depot.notFound`
 */
export async function addStart(
  actor: Actor,
  { vehicleId, wanted }: { vehicleId: number; wanted: WantedStart },
): Promise<{ id: number }> {
  return inTransaction(async () => {
    const vehicle = mustManage(actor, await vehicleStore.lock(vehicleId));
    const id = await startingPositionStore.insert(vehicleId, await settle(vehicle, wanted));
    await logTransition({
      entity: 'startingPosition',
      entityId: id,
      from: null,
      to: 'active',
      by: actor,
      data: { vehicleId },
    });
    return { id };
  });
}

/** @throws DomainError `vehicle.notFound`, `startingPosition.notFound`, `input.changedMeanwhile`; those of `addStart` */
export async function editStart(
  actor: Actor,
  {
    vehicleId,
    id,
    wanted,
    revision,
  }: { vehicleId: number; id: number; wanted: WantedStart; revision?: string | undefined },
): Promise<void> {
  let vehicle: Vehicle | undefined;
  await editRecord<KeptStart, TemporaryStart>({
    entity: 'startingPosition',
    entityId: id,
    by: actor,
    seen: revision,
    facts,
    data: { vehicleId },
    lock: async () => {
      vehicle = mustManage(actor, await vehicleStore.lock(vehicleId));
      const start = await startingPositionStore.find(id, vehicleId);
      must(start, 'startingPosition.notFound');
      return start;
    },
    change: () => settle(vehicle!, wanted, id),
    write: (next) => startingPositionStore.update(id, next),
  });
}

/** @throws DomainError `vehicle.notFound`, `startingPosition.notFound` */
export async function removeStart(actor: Actor, vehicleId: number, id: number): Promise<void> {
  await inTransaction(async () => {
    mustManage(actor, await vehicleStore.lock(vehicleId));
    must(await startingPositionStore.find(id, vehicleId), 'startingPosition.notFound');
    await startingPositionStore.remove(id);
    await logTransition({
      entity: 'startingPosition',
      entityId: id,
      from: 'active',
      to: 'removed',
      by: actor,
      data: { vehicleId },
    });
  });
}
