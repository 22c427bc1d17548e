// Traces: S3-079, S4-046, S8-034, S8-180, S8-181
import { z } from 'zod';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import type { Integration } from '../integration-users';
import { queueMail } from '../notifications';
import { system } from '../shared/actor';
import { DomainError, must } from '../shared/errors';
import type { Page } from '../shared/list-page';
import { logTransition } from '../shared/event-log.store';
import { DAY, toLocalDate } from '../shared/time';
import { externalLockPolicy } from './external-lock.policy';
import {
  type BookedTime,
  externalLockStore,
  type LockableVehicle,
  type OccupancyQuery,
  type OwnVehicle,
  type StoredLock,
  type VehicleOccupancy,
  type VehiclePage,
} from './external-lock.store';
import { type Interval, occupancyStore } from './occupancy.store';

/** A time that an operator's own system reserves a vehicle for itself, half-open. */
export interface ExternalLock extends Interval {
  vehicleId: number;
  /** The system's own id of the lock: unique among all its vehicles. */
  externalId: string;
  comment: string | null;
}

/** The longest that one occupancy may be (the database checks it too). */
export const LONGEST_LOCK_DAYS = 400;

const actorOf = ({ id }: Integration) => system(`integration ${id}`);

async function vehicleOf(integration: Integration, vehicleId: number): Promise<LockableVehicle> {
  const vehicle = await externalLockStore.vehicle(vehicleId);
  must(vehicle && externalLockPolicy.manage(integration, vehicle), 'vehicle.notFound');
  return vehicle;
}

/**
 * Locks a vehicle, or moves the lock that has this external id. Repeating the same lock changes nothing. A time that is booked is refused,
 * and the operator is told by mail.
 * @throws DomainError `vehicle.notFound`, `input.invalid`@end, `occupancy.externalIdUsed`, `occupancy.conflict`
 */
export async function putExternalLock(integration: Integration, lock: ExternalLock): Promise<void> {
  const vehicle = await vehicleOf(integration, lock.vehicleId);
  const length = lock.end.getTime() - lock.start.getTime();
  must(length > 0 && length <= LONGEST_LOCK_DAYS * DAY, 'input.invalid', [], 'end');
  const inTheWay = await inTransaction(async () => {
    await occupancyStore.lockVehicles([vehicle.id]);
    const known = await externalLockStore.find(integration.id, lock.externalId);
    must(known === undefined || known.vehicleId === vehicle.id, 'occupancy.externalIdUsed', [lock.externalId]);
    if (known && isSame(known, lock)) return undefined;
    const booking = await externalLockStore.bookedIn(vehicle.id, lock);
    if (booking) return booking;
    await write(integration, lock, known);
    return undefined;
  });
  if (!inTheWay) return;
  await tellOperator(integration, vehicle, inTheWay);
  throw new DomainError('occupancy.conflict');
}

const isSame = (known: StoredLock, lock: ExternalLock): boolean =>
  known.start.getTime() === lock.start.getTime() &&
  known.end.getTime() === lock.end.getTime() &&
  known.comment === lock.comment;

async function write(integration: Integration, lock: ExternalLock, known: StoredLock | undefined): Promise<void> {
  if (known) await externalLockStore.update(known.id, lock);
  const id = known?.id ?? (await externalLockStore.insert(integration.id, lock.externalId, lock.vehicleId, lock));
  await logTransition({
    entity: 'occupancy',
    entityId: id,
    from: known ? 'externallyLocked' : null,
    to: 'externallyLocked',
    by: actorOf(integration),
    data: { vehicleId: lock.vehicleId, start: lock.start, end: lock.end },
  });
}

/** Once a day for each booking, however often the system tries. */
async function tellOperator(integration: Integration, vehicle: LockableVehicle, booking: BookedTime): Promise<void> {
  if (!booking.number || !booking.orderNumber) return;
  if (!z.email().safeParse(vehicle.contactEmail).success) return;
  await queueMail('operatorAlert', {
    to: vehicle.contactEmail,
    language: vehicle.language,
    dedupeKey: `lockRefused:${integration.id}:${booking.number}:${toLocalDate(clock.now())}`,
    data: {
      alert: 'externalLockRefused',
      bookingNumber: booking.number,
      registrationNumber: vehicle.registrationNumber,
      starts: booking.start,
      ends: booking.end,
      // A hold does not reveal whom it is for: its order exists for the operator only once it is paid.
      url: `${publicOrigin()}/${vehicle.language}/${booking.isHold ? 'dashboard/company' : `purchases/details/${booking.orderNumber}`}`,
    },
  });
}

/**
 * Removes the lock with this external id.
 * @throws DomainError `vehicle.notFound`, `occupancy.notFound`
 */
export async function removeExternalLock(
  integration: Integration,
  { vehicleId, externalId }: { vehicleId: number; externalId: string },
): Promise<void> {
  const vehicle = await vehicleOf(integration, vehicleId);
  await inTransaction(async () => {
    await occupancyStore.lockVehicles([vehicle.id]);
    const known = await externalLockStore.find(integration.id, externalId);
    must(known?.vehicleId === vehicle.id, 'occupancy.notFound');
    await externalLockStore.remove(known.id);
    await logTransition({
      entity: 'occupancy',
      entityId: known.id,
      from: 'externallyLocked',
      to: 'available',
      by: actorOf(integration),
      data: { vehicleId: vehicle.id },
    });
  });
}

/** Why a vehicle is not free, oldest first unless asked otherwise. @throws DomainError `vehicle.notFound` */
export async function listOccupancies(
  integration: Integration,
  asked: Omit<OccupancyQuery, 'integrationId'>,
): Promise<Page<VehicleOccupancy>> {
  await vehicleOf(integration, asked.vehicleId);
  return externalLockStore.list({ ...asked, integrationId: integration.id });
}

/** The vehicles that the integration may lock. @throws DomainError `auth.noPermission` for one that does not act for an operator */
export async function listOwnVehicles({ companyId }: Integration, page: VehiclePage): Promise<Page<OwnVehicle>> {
  must(companyId !== null, 'auth.noPermission');
  return externalLockStore.listVehicles(companyId, page);
}
