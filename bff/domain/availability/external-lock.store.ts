// Traces: S8-182
import type { OccupancyKind } from '@states/occupancy-kinds';
import { Op } from 'sequelize';
import { Occupancy, Vehicle } from '@db/models';
import { violates } from '@db/violates';
import { DomainError } from '../shared/errors';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import type { Interval } from './occupancy.store';

/** The vehicle of a lock, and whom to tell when one is refused. */
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
  /** Not paid yet. */
  isHold: boolean;
}

/** Why a vehicle is not free for some time, as its operator's system sees it. */
export interface VehicleOccupancy extends Interval {
  kind: OccupancyKind;
  bookingNumber: string | null;
  /** Only for the asking integration's own locks. */
  externalId: string | null;
  comment: string | null;
}

export interface OccupancyQuery extends PageWanted {
  vehicleId: number;
  integrationId: number;
  /** Occupancies that overlap this time; without bounds, all. */
  from?: Date | undefined;
  to?: Date | undefined;
  descending: boolean;
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

export interface VehiclePage extends PageWanted {
  descending: boolean;
}

const vehicleOf = ({ id, registrationNumber, externalId, busType, model, seats, status }: Vehicle): OwnVehicle => ({
  id,
  registrationNumber,
  externalId,
  busType,
  model,
  seats,
  // Removed ones are left out.
  status: status === 'active' ? 'active' : 'inactive',
});

export const externalLockStore = {
  listVehicles: (companyId: number, { descending, ...page }: VehiclePage): Promise<Page<OwnVehicle>> =>
    listPage(
      Vehicle.scope('kept'),
      { where: { companyId }, order: byColumn('registrationNumber', descending) },
      page,
      vehicleOf,
    ),

  async vehicle(vehicleId: number): Promise<LockableVehicle | undefined> {
    const vehicle = await Vehicle.scope('kept').findOne({
      where: { id: vehicleId },
      attributes: ['id', 'companyId', 'registrationNumber'],
      include: { association: 'company', attributes: ['contactEmail', 'language'], required: true },
    });
    if (!vehicle) return undefined;
    const { id, companyId, registrationNumber, company } = vehicle;
    return { id, companyId, registrationNumber, contactEmail: company!.contactEmail, language: company!.language };
  },

  async find(integrationUserId: number, externalReference: string): Promise<StoredLock | undefined> {
    const lock = await Occupancy.findOne({ where: { integrationUserId, externalReference } });
    if (!lock) return undefined;
    const { id, vehicleId, startsAt, endsAt, comment } = lock;
    return { id, vehicleId, start: startsAt, end: endsAt, comment };
  },

  /** The first conflicting booking; locks may overlap locks. */
  async bookedIn(vehicleId: number, { start, end }: Interval): Promise<BookedTime | undefined> {
    const booked = await Occupancy.findOne({
      where: {
        vehicleId,
        startsAt: { [Op.lt]: end },
        endsAt: { [Op.gt]: start },
        kind: ['booked', 'preliminaryBooked'],
      },
      include: {
        association: 'booking',
        attributes: ['number'],
        include: [{ association: 'order', attributes: ['number'] }],
      },
      order: ['startsAt'],
    });
    if (!booked) return undefined;
    const { booking, kind, startsAt, endsAt } = booked;
    return {
      number: booking?.number ?? null,
      orderNumber: booking?.order?.number ?? null,
      isHold: kind === 'preliminaryBooked',
      start: startsAt,
      end: endsAt,
    };
  },

  /** @throws DomainError `occupancy.externalIdUsed` when the same id was used for another vehicle meanwhile */
  async insert(
    integrationUserId: number,
    externalReference: string,
    vehicleId: number,
    { start, end, comment }: Interval & { comment: string | null },
  ): Promise<number> {
    try {
      const { id } = await Occupancy.create({
        vehicleId,
        startsAt: start,
        endsAt: end,
        kind: 'externallyLocked',
        integrationUserId,
        externalReference,
        comment,
      });
      return id;
    } catch (error) {
      if (violates(error, 'occupancies_external'))
        throw new DomainError('occupancy.externalIdUsed', [externalReference]);
      throw error;
    }
  },

  async update(id: number, { start, end, comment }: Interval & { comment: string | null }): Promise<void> {
    await Occupancy.update({ startsAt: start, endsAt: end, comment }, { where: { id } });
  },

  async remove(id: number): Promise<void> {
    await Occupancy.destroy({ where: { id } });
  },

  list: ({
    vehicleId,
    integrationId,
    from,
    to,
    descending,
    ...page
  }: OccupancyQuery): Promise<Page<VehicleOccupancy>> =>
    listPage(
      Occupancy,
      {
        where: {
          vehicleId,
          ...(from && { endsAt: { [Op.gt]: from } }),
          ...(to && { startsAt: { [Op.lt]: to } }),
        },
        include: [{ association: 'booking', attributes: ['number'] }],
        order: byColumn('startsAt', descending),
      },
      page,
      ({ kind, startsAt, endsAt, booking, integrationUserId, externalReference, comment }) => ({
        kind,
        start: startsAt,
        end: endsAt,
        bookingNumber: booking?.number ?? null,
        externalId: integrationUserId === integrationId ? externalReference : null,
        comment,
      }),
    ),
};
