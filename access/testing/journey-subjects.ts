import { seeTripLink, shareTrip } from '@bff/domain/journeys';
import { HOUR } from '@bff/domain/shared/time';
import { createOrder } from '@db/factories';
import { Booking, Journey } from '@db/models';
import { ACTIVE, type JourneyStatus } from '@states/journey-states';
import type { SubjectKind } from '../rows';
import { createPerson, type Person } from './people';
import { busOf } from './subjects';

let made = 0;

/** The reports that lead to each state of a journey. */
const TIMES: Record<JourneyStatus, readonly string[]> = {
  notStarted: [],
  started: ['startedAt'],
  finished: ['startedAt', 'finishedAt'],
  returnStarted: ['startedAt', 'finishedAt', 'returnStartedAt'],
  returnCompleted: ['startedAt', 'finishedAt', 'returnStartedAt', 'returnCompletedAt'],
  terminated: ['terminatedAt'],
};

export interface MadeJourney {
  number: string;
  journeyId: number;
  bookingNumber: string;
  secrets: string[];
}

/** A journey in an hour, with a driver or of a company without one; the driver has nothing else on the road. */
export async function newJourney(
  { actor, companyId }: Person,
  { status = 'notStarted', departure = new Date(Date.now() + HOUR), customer }: { status?: JourneyStatus; departure?: Date; customer?: { userId: number; customerId: number } } = {}, // prettier-ignore
): Promise<MadeJourney> {
  if (companyId === null) throw new Error('somebody of a company drives this');
  const isDriver = actor?.roles.includes('DRIVER') ?? false;
  const driverUserId = isDriver ? actor!.userId : null;
  const at = new Date();
  if (isDriver)
    await Journey.update({ status: 'terminated', terminatedAt: at }, { where: { driverUserId, status: [...ACTIVE] } });
  const mark = `Hemlig Passagerare ${++made}`;
  const { booking } = await createOrder({
    bus: await busOf(companyId),
    departure,
    ...(customer ? { customer } : {}),
    order: { contactName: mark, comment: `${mark} önskar` },
  });
  if (status !== 'notStarted') await Booking.update({ status: 'started' }, { where: { id: booking.id } });
  const times = Object.fromEntries(TIMES[status].map((name) => [name, at]));
  await Journey.update({ driverUserId, status, ...times }, { where: { bookingId: booking.id } });
  const { number, id } = await Journey.findOne({ where: { bookingId: booking.id }, rejectOnEmpty: true });
  return { number, journeyId: id, bookingNumber: booking.number, secrets: [mark] };
}

/** A journey in that state, of a driver or of the company that drives it. */
export const aJourney = (owner: 'DRIVER' | 'COMPANY_ADMIN', status: JourneyStatus = 'notStarted'): SubjectKind => ({
  owners: [owner],
  make: async (person) => {
    const { number, secrets } = await newJourney(person, { status });
    return {
      params: { id: number, number },
      fields: { reason: 'Motorhaveri', report: 'finish' },
      body: { reason: 'Motorhaveri' },
      secrets,
    };
  },
});

/** A trip whose journey the clock closed, because nobody had reported it. */
export const anUnreportedTrip: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: async (person) => {
    const { bookingNumber, secrets } = await newJourney(person, { status: 'terminated' });
    return { params: { id: bookingNumber }, fields: { outcome: 'driven', source: 'Kunden per telefon' }, secrets };
  },
};

/** A driver's journey on the road, and its device's position. */
export const aPosition: SubjectKind = {
  owners: ['DRIVER'],
  make: async (person) => {
    const { number } = await newJourney(person, { status: 'started' });
    const fields = { at: `${Date.now()}`, lat: '60.12', lon: '17.5', accuracy: '12.4' };
    const body = { at: new Date().toISOString(), lat: 60.12, lon: 17.5 };
    return { params: { id: number, number }, fields, body };
  },
};

/** A customer's ended trip, by its journey. */
export const anEndedTrip: SubjectKind = {
  owners: ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER'],
  make: async ({ actor }) => {
    const customer = { userId: actor!.userId, customerId: actor!.customerId! };
    const company = await createPerson('COMPANY_ADMIN');
    const { number, secrets } = await newJourney(company, { status: 'returnCompleted', customer });
    return { params: { id: number }, fields: { rating: '4', comment: 'Bra' }, secrets };
  },
};

/** A trip that should have started an hour ago: for its customer, or, once reported, for the company that has to answer. */
export const aMissingBus = (owner: 'CUSTOMER' | 'COMPANY_ADMIN'): SubjectKind => ({
  owners: owner === 'CUSTOMER' ? ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER'] : [owner],
  make: async (person) => {
    const departure = new Date(Date.now() - HOUR);
    if (owner === 'CUSTOMER') {
      const customer = { userId: person.actor!.userId, customerId: person.actor!.customerId! };
      const { number, secrets } = await newJourney(await createPerson('COMPANY_ADMIN'), { departure, customer });
      return { params: { id: number }, secrets };
    }
    const { journeyId, bookingNumber, secrets } = await newJourney(person, { departure });
    await Journey.update({ missingReportedAt: new Date() }, { where: { id: journeyId } });
    return { params: { id: bookingNumber }, secrets };
  },
});

/** A trip shared by a link: anybody who has it can see the trip. */
export const aTripLink: SubjectKind = {
  owners: ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER'],
  make: async ({ actor }) => {
    const customer = { userId: actor!.userId, customerId: actor!.customerId! };
    const { bookingNumber } = await newJourney(await createPerson('COMPANY_ADMIN'), { customer });
    const booking = await Booking.findOne({ where: { number: bookingNumber }, rejectOnEmpty: true });
    await shareTrip(actor!, booking.id);
    const { link } = await seeTripLink(actor!, booking.id);
    return { params: { token: link!.token } };
  },
};
