import { seeHandled } from '@bff/domain/bookings';
import { type DeviationRow, seeDeviation } from '@bff/domain/deviations';
import { historyOfThings, type LoggedEvent } from '@bff/domain/event-log';
import type { ShownImage } from '@bff/domain/images';
import type { UserActor } from '@bff/domain/shared/actor';
import { type ShownPhone, shownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';
import { type DeviationTurn, turnOf } from '@states/deviation-states';

/** A deviation for the office: whose turn it is, and whom to call. */
export interface AdminDeviationPage {
  deviation: DeviationRow;
  images: ShownImage[];
  /** What it waits for, and since when; null once it is settled. */
  turn: { waitsFor: DeviationTurn; since: Date } | null;
  /** Where its company answers while a bus is out. */
  companyPhone: ShownPhone;
  customer: {
    id: number;
    /** Null after the customer's personal data was erased. */
    name: string | null;
    contact: { name: string; email: string; phone: ShownPhone | null };
  };
  history: LoggedEvent[];
}

/** @throws DomainError `deviation.notFound` */
export async function adminDeviationPage(actor: UserActor, id: number): Promise<AdminDeviationPage> {
  const { deviation, images } = await seeDeviation(actor, id);
  const [{ order }, history] = await Promise.all([
    seeHandled(actor, deviation.bookingNumber),
    historyOfThings(actor, [{ entity: 'deviation', entityId: id }]),
  ]);
  const waitsFor = turnOf(deviation);
  return {
    deviation,
    images,
    turn: waitsFor && { waitsFor, since: history.find(({ to }) => to === waitsFor)?.at ?? deviation.reportedAt },
    companyPhone: shownPhone(order.company.emergencyPhone || order.company.contactPhone),
    customer: {
      id: order.customerId,
      name: order.customer.deletedAt ? null : (order.customer.companyName ?? order.customer.name),
      contact: { name: order.contactName, email: order.contactEmail, phone: shownPhoneIf(order.contactPhone) },
    },
    history,
  };
}
