import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DAY } from '@bff/domain/shared/time';
import { Booking, Journey } from '@db/models';
import type { JourneyStatus } from '@states/journey-states';
import { aMissingBus, newJourney } from '../testing/journey-subjects';
import { createPerson } from '../testing/people';
import { customer, opened, ownerOf, type StateCase } from './state-case';

const driver = () => createPerson('DRIVER');
const SHEET = '/dashboard/driver/journey';
const start = { intent: 'start' };

/** The refusal that a driver gets on starting. */
const refusedStart =
  (prepare: (journey: Awaited<ReturnType<typeof newJourney>>) => Promise<unknown>, departure?: Date): StateCase =>
  async ({ send }) => {
    const person = await driver();
    const journey = await newJourney(person, departure ? { departure } : {});
    await prepare(journey);
    return send(person, `${SHEET}/${journey.number}`, start);
  };

/** A customer who rates their trip. */
const rated =
  (status: JourneyStatus, times = 1): StateCase =>
  async ({ send }) => {
    const person = await customer();
    const { number } = await newJourney(await driver(), { status, customer: ownerOf(person) });
    const form = { rating: '4' };
    for (let time = 1; time < times; time++) await send(person, `/journey/rate/${number}`, form);
    return send(person, `/journey/rate/${number}`, form);
  };

/** A customer who reports a missing bus. */
const missed =
  (status: JourneyStatus, departure: Date): StateCase =>
  async ({ send }) => {
    const person = await customer();
    const { number } = await newJourney(await driver(), { status, departure, customer: ownerOf(person) });
    return send(person, `/journey/missing-bus/${number}`, {});
  };

/** Drivers and their journeys. */
export const journeyPages: Partial<Record<ErrorKey, StateCase>> = {
  'journey.notFound': opened(`${SHEET}/10000009`, driver),
  'rating.tooEarly': rated('started'),
  'rating.alreadyGiven': rated('returnCompleted', 2),
  'missingBus.tooEarly': missed('notStarted', new Date(Date.now() + DAY)),
  'missingBus.notNow': missed('started', new Date(Date.now() - DAY)),
  'missingBus.answeredBefore': async ({ send }) => {
    const person = await createPerson('COMPANY_ADMIN');
    const { params } = await aMissingBus('COMPANY_ADMIN').make(person);
    const { id } = await Booking.findOne({ where: { number: params!['id']! }, rejectOnEmpty: true });
    await Journey.update({ missingAnswers: 1 }, { where: { bookingId: id } });
    return send(person, `/dashboard/company/booking/details/${params!['id']}`, { intent: 'onItsWay' });
  },
  'journey.tooEarly': refusedStart(() => Promise.resolve(), new Date(Date.now() + DAY)),
  'journey.notPaid': refusedStart(({ bookingNumber }) =>
    Booking.update({ status: 'paymentFailed' }, { where: { number: bookingNumber } }),
  ),
  'journey.notTakenBack': async ({ send }) => {
    const person = await driver();
    const { number } = await newJourney(person, { status: 'returnStarted' });
    return send(person, `${SHEET}/${number}`, { intent: 'takeBack', report: 'start' });
  },
  'journey.isReported': async ({ send }) => {
    const { bookingNumber } = await newJourney(await driver(), { status: 'returnCompleted' });
    const form = { outcome: 'driven', source: 'Kunden', revision: 'x' };
    return send(await createPerson('SYSTEM_ADMIN'), `/dashboard/admin/booking/outcome/${bookingNumber}`, form);
  },
  'driver.activeJourney': async ({ send }) => {
    const person = await driver();
    const [first, second] = [await newJourney(person), await newJourney(person)];
    await send(person, `${SHEET}/${first.number}`, start);
    return send(person, `${SHEET}/${second.number}`, start);
  },
};
