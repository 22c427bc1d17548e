// Traces: S3-079, S6-015
import { OCCUPANCY_KINDS } from '@states/occupancy-kinds';
import { z } from 'zod';
import {
  listOccupancies,
  listOwnVehicles,
  LONGEST_LOCK_DAYS,
  putExternalLock,
  removeExternalLock,
  type VehicleOccupancy,
} from '@bff/domain/availability';
import { expireHolds } from '@bff/domain/bookings';
import type { Integration } from '@bff/domain/integration-users';
import { endpoint } from '../endpoint/endpoint';
import { id, instant, iso, listQuery, listView, time } from './fields';
import { named } from '../endpoint/named';

const actsForOperator = ({ integration }: { integration: Integration }): boolean => integration.companyId !== null;

const byVehicle = z.strictObject({ id });
const byLock = z.strictObject({ id, externalId: z.string().regex(/^[\w.:~-]{1,64}$/) });

const occupancyView = named(
  'Occupancy',
  z.object({
    kind: named('OccupancyKind', z.enum(OCCUPANCY_KINDS)),
    start: time,
    /** Exclusive: intervals are half-open. */
    end: time,
    bookingNumber: z.string().nullable(),
    externalId: z.string().nullable(),
    comment: z.string().nullable(),
  }),
);

const toView = (occupancy: VehicleOccupancy): z.input<typeof occupancyView> => ({
  ...occupancy,
  start: iso(occupancy.start),
  end: iso(occupancy.end),
});

export const vehicleEndpoints = [
  endpoint({
    method: 'GET',
    path: '/vehicles',
    operationId: 'listVehicles',
    description: 'Lists the buses of the integration’s operator, with the ids to use for locks.',
    tag: 'vehicles',
    summary: { sv: 'Bussarna som systemet får spärra', en: 'List the operator’s buses' },
    auth: 'integration',
    policy: actsForOperator,
    query: z.strictObject(listQuery(['registrationNumber'])),
    output: named(
      'VehicleList',
      z.object({
        vehicles: z.array(
          named(
            'Vehicle',
            z.object({
              id: z.int(),
              registrationNumber: z.string(),
              externalId: z.string().nullable(),
              busType: z.string(),
              model: z.string(),
              seats: z.int(),
              status: z.enum(['active', 'inactive']),
            }),
          ),
        ),
        ...listView,
      }),
    ),
    errors: [],
    handle: async ({ caller, query: { page, pageSize, order } }) => {
      const asked = { page, pageSize, descending: order === 'desc' };
      const { rows, total } = await listOwnVehicles(caller.integration, asked);
      return { vehicles: rows, total, page, pageSize };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/vehicles/:id/occupancies',
    operationId: 'listOccupancies',
    description:
      'Lists everything that makes the bus unavailable: bookings, holds, maintenance and locks. Use `from` and `to` to limit the list to what overlaps that period.',
    tag: 'vehicles',
    summary: { sv: 'När bussen inte är ledig, och varför', en: 'List when a bus is unavailable, and why' },
    auth: 'integration',
    policy: actsForOperator,
    params: byVehicle,
    query: z.strictObject({ from: instant.optional(), to: instant.optional(), ...listQuery(['start']) }),
    output: named('OccupancyList', z.object({ occupancies: z.array(occupancyView), ...listView })),
    errors: ['vehicle.notFound'],
    handle: async ({ caller, params, query: { page, pageSize, order, from, to } }) => {
      const { rows, total } = await listOccupancies(caller.integration, {
        vehicleId: params.id,
        from,
        to,
        descending: order === 'desc',
        page,
        pageSize,
      });
      return { occupancies: rows.map(toView), total, page, pageSize };
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/vehicles/:id/occupancies/:externalId',
    operationId: 'lockVehicle',
    description:
      'Locks the bus for the operator’s own system. The caller chooses the id; sending it again with other times moves the lock.',
    tag: 'vehicles',
    summary: {
      sv: 'Spärra bussen, eller flytta spärren med detta id',
      en: 'Lock the bus, or move the lock with this id',
    },
    auth: 'integration',
    policy: actsForOperator,
    params: byLock,
    input: named(
      'Lock',
      z
        .strictObject({
          start: instant,
          end: instant,
          comment: z
            .string()
            .trim()
            .max(500)
            .regex(/^\P{Cc}*$/u)
            .optional(),
        })
        .refine(({ start, end }) => end > start, { path: ['end'], message: 'must be after start' })
        .refine(({ start, end }) => end.getTime() - start.getTime() <= LONGEST_LOCK_DAYS * 86_400_000, {
          path: ['end'],
          message: `at most ${LONGEST_LOCK_DAYS} days after start`,
        }),
    ),
    output: occupancyView,
    errors: ['vehicle.notFound', 'occupancy.conflict', 'occupancy.externalIdUsed'],
    handle: async ({ caller, params, input }) => {
      const { start, end } = input;
      const comment = input.comment || null;
      // An expired hold blocks nobody.
      await expireHolds({ vehicleIds: [params.id] });
      await putExternalLock(caller.integration, {
        vehicleId: params.id,
        externalId: params.externalId,
        start,
        end,
        comment,
      });
      return toView({
        kind: 'externallyLocked',
        start,
        end,
        bookingNumber: null,
        externalId: params.externalId,
        comment,
      });
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/vehicles/:id/occupancies/:externalId',
    operationId: 'unlockVehicle',
    description: 'Removes one of the caller’s own locks, so that the bus can be sold for that time again.',
    tag: 'vehicles',
    summary: { sv: 'Ta bort spärren', en: 'Remove the lock' },
    auth: 'integration',
    policy: actsForOperator,
    params: byLock,
    output: z.null(),
    errors: ['vehicle.notFound', 'occupancy.notFound'],
    handle: async ({ caller, params }) => {
      await removeExternalLock(caller.integration, { vehicleId: params.id, externalId: params.externalId });
      return null;
    },
  }),
];
