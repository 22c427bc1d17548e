// Traces: S1-008, S8-630, S8-631, S8-632, S8-633, S1-012, S4-045
import { inTransaction } from '@bff/platform/transaction';
import {
  type BookedTime,
  externalLockStore,
  type KeptLockout,
  type Lockout,
  LONGEST_LOCK_DAYS,
  lockoutStore,
  occupancyStore,
} from '../availability';
import { expireHolds } from '../bookings';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { revisionOf } from '../shared/revision';
import { DAY, toMinute } from '../shared/time';
import { seeVehicle, type Vehicle } from '../vehicles';

const facts = ({ start, end, comment }: Lockout) => ({
  start: start.toISOString(),
  end: end.toISOString(),
  comment,
});

/** The revision of one as shown; sent back with the change. */
export const lockoutRevision = (lockout: Lockout): string => revisionOf(facts(lockout));

/** @throws DomainError at the field of its end: `lockout.order`, `lockout.tooLong` */
function mustBePeriod({ start, end }: Lockout): void {
  must(start < end, 'lockout.order', [], 'endsAt');
  must(end.getTime() - start.getTime() <= LONGEST_LOCK_DAYS * DAY, 'lockout.tooLong', [LONGEST_LOCK_DAYS], 'endsAt');
}

/** Meaningful only to a caller that has locked the bus. Locks may overlap locks. @throws DomainError `lockout.booked`, `lockout.held` */
async function mustBeUnbooked(vehicleId: number, lockout: Lockout): Promise<void> {
  const clash = await externalLockStore.bookedIn(vehicleId, lockout);
  if (clash) refuse(clash);
}
function refuse({ isHold, number, start, end }: BookedTime): void {
  const period = [start, end].map((at) => toMinute(at).toISOString()).join('/');
  must(!isHold, 'lockout.held', [period], 'startsAt');
  must(false, 'lockout.booked', [number ?? '', period], 'startsAt');
}

/** A lockout with its bus. Another company's is not found. @throws DomainError `occupancy.notFound` */
export async function seeLockout(actor: Actor, id: number): Promise<{ lockout: KeptLockout; vehicle: Vehicle }> {
  const lockout = await lockoutStore.find(id);
  must(lockout, 'occupancy.notFound');
  const seen = await seeVehicle(actor, lockout.vehicleId).catch(() => undefined);
  must(seen, 'occupancy.notFound');
  return { lockout, vehicle: seen.vehicle };
}

/** @throws DomainError `vehicle.notFound` at its field */
async function mustSeeVehicle(actor: Actor, vehicleId: number): Promise<void> {
  must(await seeVehicle(actor, vehicleId).catch(() => undefined), 'vehicle.notFound', [], 'vehicleId');
}

/**
 * Keeps a bus from being sold for a while.
 * @throws DomainError at their fields `vehicle.notFound`, `lockout.order`, `lockout.tooLong`, and `lockout.booked` or `lockout.held` with
 * the time that is in the way
 */
export async function addLockout(
  actor: Actor,
  { vehicleId, lockout }: { vehicleId: number; lockout: Lockout },
): Promise<{ id: number }> {
  await mustSeeVehicle(actor, vehicleId);
  mustBePeriod(lockout);
  // An overdue hold does not prevent it.
  await expireHolds({ vehicleIds: [vehicleId] });
  return inTransaction(async () => {
    await occupancyStore.lockVehicles([vehicleId]);
    await mustSeeVehicle(actor, vehicleId);
    await mustBeUnbooked(vehicleId, lockout);
    const id = await lockoutStore.insert(vehicleId, lockout, actor.kind === 'user' ? actor.userId : null);
    const data = { vehicleId, start: lockout.start, end: lockout.end };
    await logTransition({ entity: 'occupancy', entityId: id, from: null, to: 'manuallyLocked', by: actor, data });
    return { id };
  });
}

/** @throws DomainError `occupancy.notFound`, `input.changedMeanwhile`; those of `addLockout` */
export async function editLockout(
  actor: Actor,
  { id, lockout, revision }: { id: number; lockout: Lockout; revision?: string | undefined },
): Promise<void> {
  const { vehicle } = await seeLockout(actor, id);
  mustBePeriod(lockout);
  await expireHolds({ vehicleIds: [vehicle.id] });
  await editRecord<KeptLockout, Lockout>({
    entity: 'occupancy',
    entityId: id,
    by: actor,
    seen: revision,
    facts,
    data: { vehicleId: vehicle.id },
    told: ['start', 'end'],
    lock: async () => {
      await occupancyStore.lockVehicles([vehicle.id]);
      const { lockout: kept } = await seeLockout(actor, id);
      return kept;
    },
    change: async () => {
      await mustBeUnbooked(vehicle.id, lockout);
      return lockout;
    },
    write: (next) => lockoutStore.update(id, next),
  });
}

/** Removes a lockout: the bus is free again. @throws DomainError `occupancy.notFound` */
export async function removeLockout(actor: Actor, id: number): Promise<void> {
  const { vehicle } = await seeLockout(actor, id);
  await inTransaction(async () => {
    await occupancyStore.lockVehicles([vehicle.id]);
    await seeLockout(actor, id);
    await lockoutStore.remove(id);
    const data = { vehicleId: vehicle.id };
    await logTransition({
      entity: 'occupancy',
      entityId: id,
      from: 'manuallyLocked',
      to: 'available',
      by: actor,
      data,
    });
  });
}
