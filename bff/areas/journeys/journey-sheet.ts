import { driverProblem, isToBeDriven, legsOf, orderIn, type OrderLeg, readOrderDetails } from '@bff/domain/bookings';
import { type DeviationRow, reportedDeviations } from '@bff/domain/deviations';
import {
  findJourney,
  isFirm,
  type JourneyRow,
  journeyPolicy,
  reportToTakeBack,
  startsFrom,
} from '@bff/domain/journeys';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import {
  actsOf,
  drivenWay,
  JUST_REPORTED_MS,
  type JourneyAct,
  type JourneyStatus,
  type ReportedAct,
  readJourney,
  type ReadJourneyStatus,
  shownJourney,
} from '@states/journey-states';
import { type ShownPhone, shownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';
import { MINUTE, toMinute } from '@bff/domain/shared/time';

/** What a driver needs on the day: where, when and whom. Never the price. */
export interface JourneySheet {
  number: string;
  bookingNumber: string;
  status: JourneyStatus;
  shown: ReadJourneyStatus;
  hasReturn: boolean;
  isCanceled: boolean;
  /** As it drives now: turned round for the way home. */
  from: string;
  to: string;
  departure: Date;
  pickupAt: Date;
  legs: OrderLeg[];
  passengers: number;
  /** Of the whole order, even if it takes several buses. */
  adults: number;
  children: number;
  wheelchairs: number;
  isOneOfSeveral: boolean;
  /** Null until the trip is paid for: nobody should call about a bus that is only held. */
  contact: { name: string; phone: ShownPhone | null } | null;
  comment: string | null;
  specialRequests: string | null;
  bus: { registrationNumber: string; model: string; seats: number; drivers: number };
  /** When the bus leaves and from where, and when it is back there. */
  leaves: { at: Date; from: string };
  back: Date;
  driver: { name: string; phone: ShownPhone | null } | null;
  /** Somebody has to drive it, and nobody is named. */
  needsDriver: boolean;
  /** And the trip departs soon or is under way. */
  isDriverDue: boolean;
  /** The operator's, for emergencies. */
  emergencyPhone: ShownPhone;
  /** The driver's reports, newest first. */
  reports: { to: Exclude<JourneyStatus, 'notStarted'>; at: Date }[];
  terminationReason: string | null;
  /** What was reported besides, for those who may report it; oldest first. */
  deviations: Pick<DeviationRow, 'id' | 'reportedAt' | 'cause'>[];
  /** What the actor may report now. */
  acts: JourneyAct[];
  /** The earliest time at which it may be started. */
  startsFrom: Date;
  isTooEarly: boolean;
  /** When a step is planned, of those that would be early now: a driver who presses is asked first. */
  early: Partial<Record<ReportedAct, Date>>;
  /** For so many milliseconds yet, the next step is asked about: the last one has only just been reported. */
  justReportedFor: number;
  /** The last report, while the actor can take it back: for so many milliseconds yet. */
  takesBack: { act: ReportedAct; until: Date; for: number } | null;
}

/** Who starts or arrives this much before the plan has probably pressed by mistake. */
const EARLY_MS = 30 * MINUTE;

/** @throws DomainError `journey.notFound` */
export const journeySheet = async (actor: Actor, number: string): Promise<JourneySheet> =>
  sheetOf(actor, await findJourney(actor, number));

/** The sheet of a journey that the actor may see. @throws DomainError `journey.notFound` */
export async function sheetOf(actor: Actor, journey: JourneyRow): Promise<JourneySheet> {
  const read = await readOrderDetails(journey.orderNumber);
  const order = read && (await orderIn(actor.language, read));
  const booking = order?.bookings.find(({ id }) => id === journey.bookingId);
  must(order && booking, 'journey.notFound');
  const from = await startsFrom(journey);
  const isKnown = isFirm(journey);
  const isCanceled = journey.bookingStatus === 'canceled';
  const legs = legsOf(order);
  const leaves = toMinute(booking.plannedStart);
  const [wayOut, wayHome] = (['outbound', 'return'] as const).map((way) =>
    legs.find(({ direction }) => direction === way),
  );
  const planned = {
    start: leaves,
    finish: wayOut?.arrival,
    startReturn: wayHome?.departure,
    completeReturn: wayHome?.arrival,
  };
  const isEarly = (at: Date | undefined) => at !== undefined && clock.millis() < at.getTime() - EARLY_MS;
  const reports = reportsOf(journey);
  const canDrive = isKnown && journeyPolicy.drive(actor, journey);
  return {
    number: journey.number,
    bookingNumber: journey.bookingNumber,
    status: journey.status,
    shown: readJourney(shownJourney(journey), journey.pickupAt, clock.millis()),
    hasReturn: journey.hasReturn,
    isCanceled,
    ...drivenWay({ from: order.stops[0]?.name ?? '', to: order.stops.at(-1)?.name ?? '' }, journey),
    departure: booking.departure,
    pickupAt: journey.pickupAt,
    legs,
    passengers: booking.passengers,
    adults: order.adults,
    children: order.children,
    wheelchairs: booking.wheelchairs,
    isOneOfSeveral: order.bookings.filter(({ status }) => status !== 'canceled').length > 1,
    contact: isKnown ? { name: order.contactName, phone: shownPhoneIf(order.contactPhone) } : null,
    comment: isKnown ? order.comment : null,
    specialRequests: isKnown ? order.specialRequests : null,
    bus: {
      registrationNumber: booking.registrationNumber,
      model: booking.model,
      seats: booking.seats,
      drivers: booking.drivers,
    },
    leaves: { at: leaves, from: booking.startName },
    back: toMinute(booking.plannedEnd),
    driver: booking.driverName === null ? null : { name: booking.driverName, phone: shownPhoneIf(booking.driverPhone) },
    needsDriver: booking.driverName === null && isToBeDriven(booking),
    isDriverDue: driverProblem({ ...booking, hasDriver: booking.driverName !== null }) !== null,
    emergencyPhone: shownPhone(booking.company.emergencyPhone),
    reports,
    terminationReason: journey.terminationReason,
    deviations: journeyPolicy.drive(actor, journey)
      ? (await reportedDeviations(booking.id)).map(({ id, reportedAt, cause }) => ({ id, reportedAt, cause }))
      : [],
    acts: canDrive ? actsOf(journey) : [],
    startsFrom: from,
    isTooEarly: clock.now() < from,
    early: Object.fromEntries(Object.entries(planned).filter(([, at]) => isEarly(at))),
    justReportedFor: Math.max(0, (reports[0]?.at.getTime() ?? 0) + JUST_REPORTED_MS - clock.millis()),
    takesBack: isKnown && journeyPolicy.takeBack(actor, journey) ? await takenBackNow(journey) : null,
  };
}

async function takenBackNow(journey: JourneyRow): Promise<JourneySheet['takesBack']> {
  const last = await reportToTakeBack(journey);
  const left = last ? last.until.getTime() - clock.millis() : 0;
  return last && left > 0 ? { ...last, for: left } : null;
}

function reportsOf(journey: JourneyRow): JourneySheet['reports'] {
  const all: [JourneySheet['reports'][number]['to'], Date | null][] = [
    ['started', journey.startedAt],
    ['finished', journey.finishedAt],
    ['returnStarted', journey.returnStartedAt],
    ['returnCompleted', journey.returnCompletedAt],
    ['terminated', journey.terminatedAt],
  ];
  return all.flatMap(([to, at]) => (at === null ? [] : [{ to, at }])).reverse();
}
