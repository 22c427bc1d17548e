import { listBookings } from '@bff/domain/bookings';
import type { UserActor } from '@bff/domain/shared/actor';

/** A trip that a dispatcher goes on to. */
export interface TripWithoutDriver {
  number: string;
  departure: Date;
}

/** The company's first trip ahead that somebody has to be named for, another than this one; null when none is left. */
export async function nextWithoutDriver(
  actor: UserActor,
  companyId: number,
  number: string,
): Promise<TripWithoutDriver | null> {
  const { rows } = await listBookings(actor, {
    companyId,
    when: 'coming',
    driver: 'missing',
    text: '',
    sort: 'departure',
    descending: false,
    page: 1,
    pageSize: 2,
  });
  const next = rows.find((row) => row.number !== number);
  return next ? { number: next.number, departure: next.departure } : null;
}
