import { UniqueConstraintError } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';
import { DomainError } from '../shared/errors';
import { sorted } from '../shared/sorted';
import type { Interval } from './occupancy.store';

/** The vehicle of a lock, with whom to tell when one is refused. */
export interface LockableVehicle {
  id: number;
  companyId: number;
  registrationNumber: string;
  contactEmail: string;
  language: 'sv' | 'en';
}

export interface StoredLock {
  id: number;
  vehicleId: number;
  start: Date;
  end: Date;
  comment: string | null;
}

export interface BookedTime extends Interval {
  number: string | null;
  orderNumber: string | null;
}

export const OCCUPANCY_KINDS = ['booked', 'preliminaryBooked', 'locked', 'manuallyLocked', 'externallyLocked'] as const;

/** Why a vehicle is not free for some time, as its operator's system sees it. */
export interface VehicleOccupancy extends Interval {
  kind: (typeof OCCUPANCY_KINDS)[number];
  bookingNumber: string | null;
  /** Of the asking integration's own locks alone. */
  externalId: string | null;
  comment: string | null;
}

export interface OccupancyQuery {
  vehicleId: number;
  integrationId: number;
  /** What touches this time; without bounds, all. */
  from?: Date | undefined;
  to?: Date | undefined;
  descending: boolean;
  limit: number;
  offset: number;
}

/** A vehicle as its operator's system knows it. */
export interface OwnVehicle {
  id: number;
  registrationNumber: string;
  externalId: string | null;
  busType: string;
  model: string;
  seats: number;
  status: 'active' | 'inactive';
}

export interface VehiclePage {
  descending: boolean;
  limit: number;
  offset: number;
}

export const externalLockStore = {
  async listVehicles(companyId: number, { limit, offset, descending }: VehiclePage) {
    const vehicles = await select<OwnVehicle>(
      `SELECT id, registration_number AS registrationNumber, external_id AS externalId, bus_type AS busType, model, seats, status
        FROM vehicles WHERE company_id = :companyId ORDER BY registration_number ${descending ? 'DESC' : 'ASC'} LIMIT :limit OFFSET :offset`,
      { companyId, limit, offset },
    );
    const counted = await selectOne<{ total: number }>(
      'SELECT COUNT(*) AS total FROM vehicles WHERE company_id = :companyId',
      { companyId },
    );
    return { vehicles, total: counted?.total ?? 0 };
  },

  vehicle: (vehicleId: number): Promise<LockableVehicle | undefined> =>
    selectOne<LockableVehicle>(
      `SELECT v.id, v.company_id AS companyId, v.registration_number AS registrationNumber, c.contact_email AS contactEmail, c.language
        FROM vehicles v JOIN companies c ON c.id = v.company_id WHERE v.id = :vehicleId`,
      { vehicleId },
    ),

  find: (integrationId: number, externalId: string): Promise<StoredLock | undefined> =>
    selectOne<StoredLock>(
      `SELECT id, vehicle_id AS vehicleId, starts_at AS start, ends_at AS end, comment FROM occupancies
        WHERE integration_user_id = :integrationId AND external_reference = :externalId`,
      { integrationId, externalId },
    ),

  /** The first booking that stands in the way; locks may overlap locks. */
  bookedIn: (vehicleId: number, { start, end }: Interval): Promise<BookedTime | undefined> =>
    selectOne<BookedTime>(
      `SELECT b.number, r.number AS orderNumber, o.starts_at AS start, o.ends_at AS end
        FROM occupancies o LEFT JOIN bookings b ON b.id = o.booking_id LEFT JOIN orders r ON r.id = b.order_id
        WHERE o.vehicle_id = :vehicleId AND o.starts_at < :end AND o.ends_at > :start AND o.kind IN ('booked', 'preliminaryBooked')
        ORDER BY o.starts_at LIMIT 1`,
      { vehicleId, start, end },
    ),

  /** @throws DomainError `occupancy.externalIdUsed` when the same id was put on another vehicle meanwhile */
  async insert(
    integrationId: number,
    externalId: string,
    vehicleId: number,
    { start, end, comment }: Interval & { comment: string | null },
  ): Promise<number> {
    try {
      const { insertId } = await execute(
        `INSERT INTO occupancies (vehicle_id, starts_at, ends_at, kind, integration_user_id, external_reference, comment)
          VALUES (:vehicleId, :start, :end, 'externallyLocked', :integrationId, :externalId, :comment)`,
        { vehicleId, start, end, integrationId, externalId, comment },
      );
      return insertId;
    } catch (error) {
      if (error instanceof UniqueConstraintError) throw new DomainError('occupancy.externalIdUsed', [externalId]);
      throw error;
    }
  },

  async update(id: number, { start, end, comment }: Interval & { comment: string | null }): Promise<void> {
    await execute(
      'UPDATE occupancies SET starts_at = :start, ends_at = :end, comment = :comment, updated_at = :now WHERE id = :id',
      { id, start, end, comment, now: clock.now() },
    );
  },

  async remove(id: number): Promise<void> {
    await execute('DELETE FROM occupancies WHERE id = :id', { id });
  },

  async list({ limit, offset, descending, ...asked }: OccupancyQuery) {
    const { vehicleId, integrationId, from, to } = asked;
    const where = `o.vehicle_id = :vehicleId ${from ? 'AND o.ends_at > :from' : ''} ${to ? 'AND o.starts_at < :to' : ''}`;
    const values = { vehicleId, integrationId, limit, offset, ...(from ? { from } : {}), ...(to ? { to } : {}) };
    const occupancies = await select<VehicleOccupancy>(
      `SELECT o.kind, o.starts_at AS start, o.ends_at AS end, b.number AS bookingNumber,
          IF(o.integration_user_id = :integrationId, o.external_reference, NULL) AS externalId, o.comment
        FROM occupancies o LEFT JOIN bookings b ON b.id = o.booking_id WHERE ${where}
        ORDER BY ${sorted('o.starts_at', descending, 'o.id')} LIMIT :limit OFFSET :offset`,
      values,
    );
    const counted = await selectOne<{ total: number }>(
      `SELECT COUNT(*) AS total FROM occupancies o WHERE ${where}`,
      values,
    );
    return { occupancies, total: counted?.total ?? 0 };
  },
};
