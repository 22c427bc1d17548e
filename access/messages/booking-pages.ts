import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DAY, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createOrder } from '@db/factories';
import { waitingChoice } from '../testing/choice-subjects';
import { createPerson } from '../testing/people';
import { aReservation } from '../testing/subjects';
import { aBusFarAway, aFoundTrip, twoBuses } from './booking-states';
import { customer, ownerOf, type StateCase } from './state-case';

/** Customers' bookings. */
export const bookingPages: Partial<Record<ErrorKey, StateCase>> = {
  'booking.termsNotAccepted': async ({ send }) => {
    const person = await customer();
    const { query, fields } = await aReservation.make(person);
    const { terms: _accepted, ...form } = fields as Record<string, string>;
    return send(person, `/booking/edit?order=${query!['order']}`, { ...form, intent: 'pay' });
  },
  'booking.startTooFar': async ({ send }) => send(await customer(), '/booking/hold', { offer: await aBusFarAway() }),
  'booking.notConfirmed': async ({ open }) => {
    const person = await customer();
    const { booking } = await createOrder({ customer: ownerOf(person), booking: { status: 'waitingForPayment' } });
    return open(person, `/booking/${booking.number}/calendar.ics`);
  },
  'booking.cannotCancelRemainder': async ({ open }) => {
    const person = await customer();
    const { booking } = await twoBuses(person);
    return open(person, `/booking/cancel/${booking}`);
  },
  'booking.cannotCancelDriven': async ({ open }) => {
    const { booking } = await aFoundTrip(await customer());
    return open(await createPerson('SYSTEM_ADMIN'), `/dashboard/admin/booking/cancel/${booking}`);
  },
  'booking.changeTooLate': async ({ open }) => {
    const person = await customer();
    const departure = new Date(clock.millis() + 4 * DAY - MINUTE);
    const { booking } = await createOrder({ customer: ownerOf(person), departure });
    return open(person, `/booking/change-book?booking=${booking.number}`);
  },
  'booking.choiceOver': async ({ send }) => {
    const person = await customer();
    const { number } = await waitingChoice(person);
    const refund = `/booking/choice/${number}/refund`;
    await send(person, refund, {});
    return send(person, refund, {});
  },
  'payment.noReceipt': async ({ open }) => {
    const person = await customer();
    const { order } = await createOrder({ customer: ownerOf(person), booking: { status: 'waitingForPayment' } });
    return open(person, `/purchases/${order.number}/receipt.pdf`);
  },
};
