import { Occupancy } from '@db/models';
import type { Interval } from './occupancy.store';

/** An operator's own lockout of one of its buses, half-open: from, until. */
export interface Lockout extends Interval {
  comment: string | null;
}

export interface KeptLockout extends Lockout {
  id: number;
  vehicleId: number;
}

const KIND = { kind: 'manuallyLocked' as const };

/** Locks that people enter; those of integrations and of the system cannot be changed here. */
export const lockoutStore = {
  async find(id: number): Promise<KeptLockout | undefined> {
    const row = await Occupancy.findOne({ where: { id, ...KIND } });
    if (!row) return undefined;
    const { vehicleId, startsAt, endsAt, comment } = row;
    return { id, vehicleId, start: startsAt, end: endsAt, comment };
  },

  async insert(vehicleId: number, { start, end, comment }: Lockout, createdByUserId: number | null): Promise<number> {
    const row = await Occupancy.create({
      vehicleId,
      startsAt: start,
      endsAt: end,
      comment,
      createdByUserId,
      ...KIND,
    });
    return row.id;
  },

  async update(id: number, { start, end, comment }: Lockout): Promise<void> {
    await Occupancy.update({ startsAt: start, endsAt: end, comment }, { where: { id, ...KIND } });
  },

  async remove(id: number): Promise<void> {
    await Occupancy.destroy({ where: { id, ...KIND } });
  },
};
