import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { select, selectOne } from '@db/query';
import { bookingPolicy } from './booking.policy';
import type { BookingStatus } from './booking-states';

/** A bus of an operator on a trip that has not ended. */
export interface CompanyTrip {
  number: string;
  orderNumber: string;
  status: BookingStatus;
  departure: Date;
  from: string;
  to: string;
  registrationNumber: string;
  /** What the operator gets, in öre without tax. */
  operatorPrice: number;
}

const UPCOMING = "b.company_id = :companyId AND b.status <> 'canceled' AND b.planned_end_at > :now";

/** The next trips of an operator, held ones too, and how many there are. @throws DomainError `company.notFound`, also when the actor may not see them */
export async function upcomingTripsOfCompany(
  actor: Actor,
  companyId: number,
  limit: number,
): Promise<{ rows: CompanyTrip[]; total: number }> {
  // Of all its customers, so the subject's customer is nobody.
  must(bookingPolicy.see(actor, { customerId: 0, companyId }), 'company.notFound');
  const values = { companyId, now: clock.now(), limit };
  const [rows, counted] = await Promise.all([
    select<CompanyTrip>(
      `SELECT b.number, o.number AS orderNumber, b.status, b.departure_at AS departure, b.operator_price AS operatorPrice,
         v.registration_number AS registrationNumber,
         (SELECT s.name FROM order_stops s WHERE s.order_id = o.id ORDER BY s.position LIMIT 1) AS \`from\`,
         (SELECT s.name FROM order_stops s WHERE s.order_id = o.id ORDER BY s.position DESC LIMIT 1) AS \`to\`
       FROM bookings b JOIN orders o ON o.id = b.order_id JOIN vehicles v ON v.id = b.vehicle_id
       WHERE ${UPCOMING} ORDER BY b.departure_at, b.id LIMIT :limit`,
      values,
    ),
    selectOne<{ total: number }>(`SELECT COUNT(*) AS total FROM bookings b WHERE ${UPCOMING}`, values),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
