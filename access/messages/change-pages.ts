import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DETAILS } from '@bff/domain/bookings/testing/payments';
import { Booking } from '@db/models';
import { changeAddress } from '../testing/change-subjects';
import type { Person } from '../testing/people';
import { newOrder, paidTrip } from '../testing/subjects';
import type { Asking } from './asking';
import { customer, type StateCase } from './state-case';

async function bookedTrip(owner: Person): Promise<string> {
  const order = { association: 'order', where: { number: await paidTrip(owner) }, required: true };
  return (await Booking.findOne({ include: order }))!.number;
}

const LONGER = ['Uppsala', 'Tierp', 'Gävle'];

/** Asks for a longer trip, at the price shown or at another. */
async function askForLonger({ open, send }: Asking, owner: Person, agreed?: string) {
  const number = await bookedTrip(owner);
  const address = changeAddress(number, LONGER);
  const page = await (await open(owner, address)).text();
  const [, shown = '0'] = /name="agreedTotal" value="(\d+)"/.exec(page) ?? [];
  return { number, answer: await send(owner, address, { intent: 'trip', agreedTotal: agreed ?? shown }) };
}

/** Changes of customers' bookings. */
export const changePages: Partial<Record<ErrorKey, StateCase>> = {
  // It was not paid by card, so a difference could not be either.
  'booking.changeByHand': async ({ send }) => {
    const person = await customer();
    const { booking } = await newOrder(person);
    return send(person, changeAddress(booking.number, LONGER, { return: '2030-01-02T08:00' }), {
      intent: 'trip',
      agreedTotal: '1',
    });
  },
  'booking.noLargerBus': async ({ open }) => {
    const person = await customer();
    return open(person, changeAddress(await bookedTrip(person), LONGER, { adults: '400' }));
  },
  'booking.streetOfOtherPlace': async ({ open }) => {
    const person = await customer();
    const address = new URL(changeAddress(await bookedTrip(person), ['Uppsala', 'Sandviken']), 'http://any.invalid');
    address.searchParams.delete('street');
    for (const { street } of DETAILS.stops) address.searchParams.append('street', street);
    return open(person, `${address.pathname}${address.search}`);
  },
  'booking.changePrice': async (asking) => (await askForLonger(asking, await customer(), '1')).answer,
  'booking.changeWaiting': async (asking) => {
    const person = await customer();
    const { number } = await askForLonger(asking, person);
    const counts = { adults: '30', children: '0', wheelchairs: '0' };
    return asking.send(person, `/booking/change-book?booking=${number}`, {
      intent: 'passengers',
      ...counts,
      revision: '-',
    });
  },
  'booking.changeOver': async ({ send }) => {
    const person = await customer();
    return send(person, `/booking/change-book?booking=${await bookedTrip(person)}`, { intent: 'withdraw' });
  },
};
