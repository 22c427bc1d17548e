// Traces: S4-026, S4-027, S4-028, S4-029, S4-030, S4-031, S4-032, S4-033, S4-034
import { type BookingStatus, bookingStates as states, type CanceledBy } from '@states/booking-states';
import { enforced } from '@bff/domain/shared/transitions';

export { CONFIRMED, FIRM, HOLDING, isConfirmed, isHolding } from '@states/booking-states';
export type { BookingStatus, CanceledBy };
export const bookingStates = enforced('booking', states);

/** Canceled by somebody, rather than expired. */
export const isCalledOff = ({
  status,
  canceledBy,
}: {
  status: BookingStatus;
  canceledBy: CanceledBy | null;
}): boolean => status === 'canceled' && canceledBy !== 'expiry';
