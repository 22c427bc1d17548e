import { type ModelStatic, Op, type WhereOptions } from 'sequelize';
import { isNumberText } from '@bff/domain/shared/numbers';
import { toMinute } from '@bff/domain/shared/time';
import { unitLineOf } from '@bff/domain/shared/unit-line.store';
import { Booking, Deviation, Journey } from '@db/models';
import { type BookingStatus, isConfirmed } from '@states/booking-states';
import { ACTIVE, drivenWay, isOnWayHome, type JourneyOutcome, type JourneyStatus } from '@states/journey-states';
import { correctJourney, moveJourney } from './journey-status.store';
import type { DrivenJourney, JourneySubject } from './journey.policy';

/** What the journey rules look at. */
export interface JourneyRow extends JourneySubject {
  id: number;
  number: string;
  status: JourneyStatus;
  orderId: number;
  orderNumber: string;
  bookingId: number;
  bookingNumber: string;
  bookingStatus: BookingStatus;
  hasReturn: boolean;
  /** When the passengers are expected at the first stop. */
  pickupAt: Date;
  /** When the bus is planned to be back at its starting position. */
  plannedEnd: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  returnStartedAt: Date | null;
  returnCompletedAt: Date | null;
  terminatedAt: Date | null;
  terminationReason: string | null;
  /** What was found out about one that nobody reported. */
  outcome: JourneyOutcome | null;
  /** According to whom or what. */
  outcomeSource: string | null;
  /** When the customer last reported the bus as missing. */
  missingReportedAt: Date | null;
  /** When the operator answered that; null while an answer is awaited. */
  missingAnsweredAt: Date | null;
  /** It has already answered once that the bus is on its way; once is all. */
  hasAnsweredMissing: boolean;
  rating: number | null;
  ratingComment: string | null;
  ratedAt: Date | null;
}

/** A journey in a list. */
export interface JourneySummary extends JourneyRow {
  departure: Date;
  return: Date | null;
  /** As it drives now: turned round for the way home. */
  from: string;
  to: string;
  passengers: number;
  wheelchairs: number;
  registrationNumber: string;
  driverName: string | null;
}

/** A journey in its driver's list: also where to be, and when. */
export interface DriverJourney extends JourneySummary {
  /** Where the passengers board, the way it drives now. */
  street: string | null;
  /** When the bus is planned to leave its starting position, and where that is. */
  leaves: { at: Date; from: string };
}

/** The order's columns that say whose purchase it is. */
const WHOSE = ['customerId', 'userId', 'dealOrganisationId', 'dealUnitId'];

/** A journey that a bus is out on. */
export interface OutJourney {
  id: number;
  number: string;
  status: JourneyStatus;
  vehicleId: number;
  from: string;
  to: string;
}

export const RULES = {
  association: 'booking',
  required: true,
  attributes: [
    'id',
    'number',
    'status',
    'companyId',
    'orderId',
    'departureAt',
    'returnAt',
    'pickupAt',
    'plannedEndAt',
    'passengers',
    'wheelchairs',
  ],
  include: [{ association: 'order', required: true, attributes: ['id', 'number', ...WHOSE] }],
};

export const WITH_STOPS = {
  association: 'order',
  required: true,
  attributes: ['id', 'number', ...WHOSE],
  include: [{ association: 'stops', attributes: ['orderId', 'name'], separate: true, order: ['position'] }],
};
export const VEHICLE = { association: 'vehicle', attributes: ['registrationNumber'] };
export const DRIVER = { association: 'driver', attributes: ['name'] };
const SHOWN_STOPS = [{ ...WITH_STOPS.include[0], attributes: ['orderId', 'name', 'street', 'homeStreet'] }];
const SHOWN = [
  {
    ...RULES,
    attributes: [...RULES.attributes, 'plannedStartAt', 'startName'],
    include: [{ ...WITH_STOPS, include: SHOWN_STOPS }, VEHICLE],
  },
  DRIVER,
];

function rowOf(journey: Journey): JourneyRow {
  const booking = journey.booking!;
  const order = booking.order!;
  return {
    id: journey.id,
    number: journey.number,
    status: journey.status,
    orderId: order.id,
    orderNumber: order.number,
    customerId: order.customerId,
    userId: order.userId,
    dealOrganisationId: order.dealOrganisationId,
    // Read separately for a single journey (`findWhere`): in a list, nobody's rights are checked.
    unitLine: [],
    bookingId: booking.id,
    bookingNumber: booking.number,
    bookingStatus: booking.status,
    companyId: booking.companyId,
    driverUserId: journey.driverUserId,
    hasReturn: booking.returnAt !== null,
    pickupAt: booking.pickupAt,
    plannedEnd: booking.plannedEndAt,
    startedAt: journey.startedAt,
    finishedAt: journey.finishedAt,
    returnStartedAt: journey.returnStartedAt,
    returnCompletedAt: journey.returnCompletedAt,
    terminatedAt: journey.terminatedAt,
    terminationReason: journey.terminationReason,
    outcome: journey.outcome,
    outcomeSource: journey.outcomeSource,
    missingReportedAt: journey.missingReportedAt,
    missingAnsweredAt: journey.missingAnsweredAt,
    hasAnsweredMissing: journey.missingAnswers > 0,
    rating: journey.rating,
    ratingComment: journey.ratingComment,
    ratedAt: journey.ratedAt,
  };
}

function wayOf({ status, booking }: Journey): { from: string; to: string } {
  const stops = booking!.order!.stops!;
  const way = { from: stops[0]?.name ?? '', to: stops.at(-1)?.name ?? '' };
  return drivenWay(way, { status, hasReturn: booking!.returnAt !== null });
}

export const summaryOf = (journey: Journey): JourneySummary => {
  const booking = journey.booking!;
  return {
    ...rowOf(journey),
    departure: booking.departureAt,
    return: booking.returnAt,
    ...wayOf(journey),
    passengers: booking.passengers,
    wheelchairs: booking.wheelchairs,
    registrationNumber: booking.vehicle!.registrationNumber,
    driverName: journey.driver?.name ?? null,
  };
};

function ofItsDriver(journey: Journey): DriverJourney {
  const { order, returnAt, plannedStartAt, startName } = journey.booking!;
  const [first, last] = [order!.stops![0], order!.stops!.at(-1)];
  const isHome = isOnWayHome({ status: journey.status, hasReturn: returnAt !== null });
  return {
    ...summaryOf(journey),
    street: (isHome ? (last?.homeStreet ?? last?.street) : first?.street) ?? null,
    leaves: { at: toMinute(plannedStartAt), from: startName },
  };
}

async function findWhere(where: WhereOptions): Promise<JourneyRow | undefined> {
  const journey = await Journey.findOne({ where, include: RULES });
  return journey ? { ...rowOf(journey), unitLine: await unitLineOf(journey.booking!.order!.dealUnitId) } : undefined;
}

/** Numbers of journeys of confirmed bookings, the longest due first. */
async function numbersOf(
  journeysOf: ModelStatic<Journey>,
  { where, ofBooking }: { where: WhereOptions; ofBooking: WhereOptions },
  limit: number,
): Promise<string[]> {
  const journeys = await journeysOf.findAll({
    attributes: ['number'],
    where,
    include: {
      association: 'booking',
      model: Booking.scope('confirmed'),
      attributes: [],
      required: true,
      where: ofBooking,
    },
    order: [
      ['booking', 'pickupAt', 'ASC'],
      ['id', 'ASC'],
    ],
    limit,
  });
  return journeys.map(({ number }) => number);
}

export const journeyStore = {
  move: moveJourney,
  takeBack: correctJourney,

  find: (number: string): Promise<JourneyRow | undefined> =>
    isNumberText(number) ? findWhere({ number }) : Promise.resolve(undefined),

  /** What a bus's position is checked against, every few seconds. */
  async findDriven(number: string): Promise<(DrivenJourney & Pick<JourneyRow, 'id' | 'status'>) | undefined> {
    if (!isNumberText(number)) return undefined;
    const journey = await Journey.findOne({
      attributes: ['id', 'status', 'driverUserId'],
      where: { number },
      include: { association: 'booking', attributes: ['companyId'], required: true },
    });
    if (!journey) return undefined;
    const { id, status, driverUserId } = journey;
    return { id, status, driverUserId, companyId: journey.booking!.companyId };
  },

  findOfBooking: (bookingId: number): Promise<JourneyRow | undefined> => findWhere({ bookingId }),

  /** Locks the journey's own row; its booking and order are locked before it, or not at all. */
  async lock(id: number): Promise<JourneyRow | undefined> {
    await Journey.findByPk(id, { attributes: ['id'], lock: true });
    return findWhere({ id });
  },

  /** Another journey that the driver is on. */
  async activeOf(driverUserId: number, exceptId: number): Promise<boolean> {
    const others = { driverUserId, status: [...ACTIVE], id: { [Op.ne]: exceptId } };
    return (await Journey.count({ where: others })) > 0;
  },

  /** An incident on it was reported. */
  async hasDeviation(journeyId: number): Promise<boolean> {
    return (await Deviation.count({ where: { journeyId } })) > 0;
  },

  /** A driver's journeys that are not over by `from`, the next first; or those that are, the latest first. */
  async ofDriver(
    driver: { userId: number; companyId: number },
    { from, isPast, limit }: { from: Date; isPast: boolean; limit: number },
  ): Promise<DriverJourney[]> {
    const [booking, direction] = [{ as: 'booking' }, isPast ? 'DESC' : 'ASC'] as const;
    const journeys = await Journey.findAll({
      where: {
        driverUserId: driver.userId,
        '$booking.company_id$': driver.companyId,
        // A canceled one is listed until its day is over, so that its driver does not set out.
        '$booking.planned_end_at$': { [isPast ? Op.lt : Op.gte]: from },
      },
      include: SHOWN,
      order: [
        [booking.as, 'departureAt', direction],
        ['id', direction],
      ],
      limit,
      subQuery: false,
    });
    return journeys.map(ofItsDriver);
  },

  /** The journeys that a company's buses are out on, the most recently started last. */
  async outOf(companyId: number): Promise<OutJourney[]> {
    const journeys = await Journey.scope('notOver').findAll({
      attributes: ['id', 'number', 'status'],
      where: { status: { [Op.ne]: 'notStarted' } },
      include: {
        association: 'booking',
        model: Booking.scope('confirmed'),
        required: true,
        attributes: ['vehicleId', 'orderId', 'returnAt'],
        where: { companyId },
        include: [{ ...WITH_STOPS, attributes: ['id'] }],
      },
      order: ['startedAt', 'id'],
      subQuery: false,
    });
    return journeys.map((journey) => {
      const { id, number, status, booking } = journey;
      return { id, number, status, vehicleId: booking!.vehicleId, ...wayOf(journey) };
    });
  },

  /** Journeys of trips planned to end before `plannedEndBefore` that nobody has reported to their end. */
  unreported: (plannedEndBefore: Date, limit: number): Promise<string[]> =>
    numbersOf(
      Journey.scope('notOver'),
      { where: {}, ofBooking: { plannedEndAt: { [Op.lte]: plannedEndBefore } } },
      limit,
    ),

  /**
   * Journeys with pick-up before that, not started and not yet alerted about. Those whose trip ended before `endAfter` are closed instead.
   */
  late: ({ pickupBefore, endAfter }: { pickupBefore: Date; endAfter: Date }, limit: number): Promise<string[]> =>
    numbersOf(
      Journey.scope('notStarted'),
      {
        where: { delayAlertedAt: null },
        ofBooking: { pickupAt: { [Op.lte]: pickupBefore }, plannedEndAt: { [Op.gt]: endAfter } },
      },
      limit,
    ),

  /** Journeys reported as missing before that, unanswered and not started. */
  missing: (reportedBefore: Date, limit: number): Promise<string[]> =>
    numbersOf(
      Journey.scope('notStarted'),
      { where: { missingReportedAt: { [Op.lte]: reportedBefore }, missingAnsweredAt: null }, ofBooking: {} },
      limit,
    ),

  /** Reported again after an answer, it waits for an answer again. */
  async reportMissing(id: number, at: Date): Promise<void> {
    await Journey.update({ missingReportedAt: at, missingAnsweredAt: null }, { where: { id } });
  },

  async answerMissing(id: number, at: Date): Promise<void> {
    await Journey.update({ missingAnsweredAt: at, missingAnswers: 1 }, { where: { id } });
  },

  async recordOutcome(id: number, outcome: JourneyOutcome, outcomeSource: string): Promise<void> {
    await Journey.update({ outcome, outcomeSource }, { where: { id } });
  },

  async rate(id: number, { rating, comment, at }: { rating: number; comment: string | null; at: Date }): Promise<void> {
    await Journey.update({ rating, ratingComment: comment, ratedAt: at }, { where: { id } });
  },

  async markAlerted(id: number, at: Date): Promise<void> {
    await Journey.update({ delayAlertedAt: at }, { where: { id } });
  },
};

/** Whether its customer may be named: a trip that is only held has none yet. */
export const isFirm = ({ bookingStatus }: Pick<JourneyRow, 'bookingStatus'>): boolean => isConfirmed(bookingStatus);
