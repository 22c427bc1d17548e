import { col, fn, literal, Op, where, type WhereOptions } from 'sequelize';
import { containing } from '@bff/domain/shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '@bff/domain/shared/list-page';
import {
  beginsWith,
  type Days,
  hasRegistration,
  holdsDigits,
  meaning,
  onDay,
  type SaidAs,
  searchParams,
  withinDays,
} from '@bff/domain/shared/searched-text';
import { localDayOf } from '@bff/domain/shared/stockholm-days';
import { DAY, HOUR, toMinute } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { Booking, BookingChange } from '@db/models';
import type { ShownBookingStatus } from '@states/booking-states';
import { overdueBefore, readJourney, type ReadJourneyStatus } from '@states/journey-states';
import { UNREPORTED_HOURS } from './booking-problem';
import { type CanceledBy, CONFIRMED } from './booking-states';
import {
  CHANGE_IS_PROPOSED,
  countedCondition,
  type CountedBookings,
  countedParams,
  driverMissing,
  withoutDriver,
} from './counted-bookings.store';
import { JOURNEY_STATE } from '../shared/shown-journey';
import { CHOICE, shownStatusOf, watchedOf } from './shown-booking';
import { shownCondition } from './shown-condition';
import { type Standing, standingOf } from './standing';

/** One bus of an order in the lists of operators and administrators. Amounts in öre. */
export interface BookingSummary extends Standing {
  number: string;
  orderNumber: string;
  status: ShownBookingStatus;
  canceledBy: CanceledBy | null;
  departure: Date;
  /** Its departure is within half a year of today, so that its year goes without saying. */
  isNear: boolean;
  return: Date | null;
  /** When the bus is back where it started. */
  plannedEnd: Date;
  from: string;
  to: string;
  passengers: number;
  registrationNumber: string;
  drivers: number;
  driverName: string | null;
  journeyStatus: ReadJourneyStatus;
  companyName: string;
  contactName: string;
  /** Of a company or an organisation, its name; only for administrators. */
  customerName: string | null;
  operatorPrice: number;
  total: number;
}

const HALF_A_YEAR = 182 * DAY;

export const BOOKING_WHENS = ['today', 'coming', 'problems', 'past', 'all'] as const;
export type BookingWhen = (typeof BOOKING_WHENS)[number];
export const BOOKING_SORTS = ['departure', 'number', 'price'] as const;

/** `from` and `until`: only trips that depart on those days. */
export interface BookingListQuery extends PageWanted, Days {
  /** Bookings of this operator that were ever confirmed; without it, all bookings. */
  companyId: number | undefined;
  /** Of all bookings, only this operator's. */
  operatorId?: number | undefined;
  when: BookingWhen;
  status?: ShownBookingStatus | undefined;
  /** Only those with a driver, or only those that still need one. */
  driver?: 'assigned' | 'missing' | undefined;
  /** Only those that this user drives. */
  driverUserId?: number | undefined;
  /** Only those that this figure of an overview counts. */
  counted?: CountedBookings | undefined;
  /**
   * The digits that a booking's, order's or journey's number begins with, a day, the contact's telephone number or address, or words that
   * all occur in places, the registration number, the contact's or the driver's name or, in the list of all, the customer's and the operator's names.
   */
  text: string;
  sort: (typeof BOOKING_SORTS)[number];
  descending: boolean;
}

// Raw SQL, because a model's condition cannot ask whether another table has a row.
const WAS_CONFIRMED = `(\`Booking\`.status IN (:confirmed) OR (\`Booking\`.status = 'canceled' AND EXISTS (
  SELECT 1 FROM event_log e WHERE e.entity = 'booking' AND e.entity_id = \`Booking\`.id AND e.to_state IN (:confirmed))))`;
const hasStop = (word: `${SaidAs}${number}`) =>
  literal(
    `EXISTS (SELECT 1 FROM order_stops s WHERE s.order_id = \`Booking\`.order_id AND (s.name LIKE :${word} OR s.street LIKE :${word}))`,
  );

const LIVE: WhereOptions = { status: { [Op.ne]: 'canceled' } };
const RUNS: WhereOptions = { status: [...CONFIRMED] };

/** The problems of `problemOf`, as SQL conditions. */
function problems(now: Date): WhereOptions {
  const at = (millis: number) => new Date(now.getTime() + millis);
  return {
    [Op.or]: [
      withoutDriver(now),
      {
        ...RUNS,
        '$journey.status$': 'notStarted',
        pickupAt: { [Op.lt]: overdueBefore(now.getTime()) },
        plannedEndAt: { [Op.gt]: at(-UNREPORTED_HOURS * HOUR) },
      },
      {
        ...RUNS,
        '$journey.status$': 'terminated',
        // What was found to have been driven is none.
        '$journey.outcome$': { [Op.or]: [null, 'notDriven'] },
        plannedEndAt: { [Op.gt]: at(-UNREPORTED_HOURS * 60 * HOUR) },
      },
      { [Op.and]: [RUNS, { '$journey.status$': 'notStarted' }, literal(CHANGE_IS_PROPOSED)] },
    ],
  };
}

function whenCondition(when: BookingWhen): WhereOptions[] {
  const now = clock.now();
  const today = localDayOf(now.getTime());
  const [start, end] = [new Date(today.start), new Date(today.end)];
  switch (when) {
    case 'today':
      return [LIVE, { plannedStartAt: { [Op.lt]: end }, plannedEndAt: { [Op.gt]: start } }];
    case 'coming':
      return [LIVE, { plannedEndAt: { [Op.gt]: now } }];
    case 'past':
      return [LIVE, { plannedEndAt: { [Op.lte]: now } }];
    case 'problems':
      return [problems(now)];
    case 'all':
      return [];
  }
}

const REGISTRATION = '$vehicle.registration_number$';

/** The columns that hold names: what a list does not show, it does not find by. */
const NAMES = {
  own: ['order.contact_name', 'journey->driver.name'],
  office: [
    'order.contact_name',
    'journey->driver.name',
    'order->customer.company_name',
    'order->customer.name',
    'company.name',
  ],
};
/** An operator knows whom to call, not who pays. */
const showsCustomer = ({ companyId }: Pick<BookingListQuery, 'companyId'>): boolean => companyId === undefined;

function textCondition(text: string, names: readonly string[]): WhereOptions[] {
  if (!text) return [];
  const hasWord = (word: string, param: `${SaidAs}${number}`): WhereOptions => ({
    [Op.or]: [
      hasStop(param),
      ...names.map((name) => where(col(name), { [Op.like]: containing(word) })),
      ...(word.includes('@') ? [where(col('order.contact_email'), { [Op.like]: containing(word.toLowerCase()) })] : []),
      ...hasRegistration(REGISTRATION, word),
    ],
  });
  return [
    meaning(text, {
      said: ({ number, phone, words }, as) => [
        ...(number === undefined
          ? []
          : ['number', '$order.number$', '$journey.number$'].map((name) => ({ [name]: beginsWith(number) }))),
        ...(phone === undefined ? [] : [where(col('order.contact_phone'), holdsDigits(phone))]),
        ...(words.length > 0 ? [{ [Op.and]: words.map((word, index) => hasWord(word, `${as}${index}`)) }] : []),
      ],
      onDay: (day) => [{ departureAt: onDay(day) }, { returnAt: onDay(day) }],
      // With its space it is two words.
      also: hasRegistration(REGISTRATION, text),
    }),
  ];
}

function driverCondition(driver: BookingListQuery['driver'], now: Date): WhereOptions[] {
  if (driver === undefined) return [];
  return [driver === 'missing' ? driverMissing(now) : { '$journey.driver_user_id$': { [Op.ne]: null } }];
}

/** What a summary shows or is worked out from: a first page reads a hundred bookings, and an instance of all columns costs three times as much. */
const SHOWN = [
  'id', 'number', 'status', 'canceledBy', 'departureAt', 'returnAt', 'pickupAt', 'plannedStartAt', 'plannedEndAt', 'passengers', 'drivers',
  'operatorPrice', 'total',
] as const; // prettier-ignore

const COLUMNS = { departure: 'departureAt', number: 'number', price: 'operatorPrice' } as const;

function matching(query: Omit<BookingListQuery, keyof PageWanted>) {
  const { companyId, operatorId, when, status, driver, driverUserId, counted, text, from, until } = query;
  const now = clock.now();
  return {
    where: {
      [Op.and]: [
        ...(companyId === undefined ? [] : [{ companyId }, literal(WAS_CONFIRMED)]),
        ...(operatorId === undefined ? [] : [{ companyId: operatorId }]),
        ...whenCondition(when),
        ...withinDays('departureAt', { from, until }),
        ...shownCondition(status),
        ...driverCondition(driver, now),
        ...(driverUserId === undefined ? [] : [{ '$journey.driver_user_id$': driverUserId }]),
        ...countedCondition(counted, now),
        ...textCondition(text, showsCustomer({ companyId }) ? NAMES.office : NAMES.own),
      ],
    },
    replacements: { ...searchParams(text), confirmed: [...CONFIRMED], ...countedParams(counted, now) },
  };
}

/** What the bookings of a list come to; money in öre. */
export interface BookingSums {
  passengers: number;
  operatorPrice: number;
  /** Without tax. */
  customerPrice: number;
  /** Of that, what is ours: commission and fee, as the figures of sales have it. */
  commission: number;
  total: number;
}

const SUMMED = {
  passengers: 'passengers',
  operatorPrice: 'operator_price',
  customerPrice: 'customer_price',
  total: 'total',
} as const;

/** The sums over all matches, not only a page's. Access is decided by the caller. */
export async function sumsOfList(query: Omit<BookingListQuery, keyof PageWanted>): Promise<BookingSums> {
  const asked = (association: string) => ({ association, attributes: [], required: true });
  // Their names are only searched for, and a list without a search has the most rows to add up.
  const customer = query.text && showsCustomer(query) ? [asked('customer')] : [];
  const driver = query.text ? [{ ...asked('driver'), required: false }] : [];
  const [sums] = await Booking.findAll({
    ...matching(query),
    attributes: Object.entries(SUMMED).map(([name, column]) => [fn('SUM', col(`Booking.${column}`)), name]),
    include: [
      { ...asked('order'), include: customer },
      { ...asked('journey'), include: driver },
      ...['vehicle', 'company'].map(asked),
    ],
    // All in one group: otherwise each row's key is read too.
    group: [fn('ISNULL', col('Booking.id'))],
  });
  // Of no rows the server makes no sum, and of some a decimal, which comes as text.
  const sum = (name: keyof typeof SUMMED) => Number(sums?.[name] ?? 0);
  const [operatorPrice, customerPrice] = [sum('operatorPrice'), sum('customerPrice')];
  return {
    passengers: sum('passengers'),
    operatorPrice,
    customerPrice,
    commission: customerPrice - operatorPrice,
    total: sum('total'),
  };
}

/** How many there are, without the joins that only rows and searches need: every booking has what they join. Access is decided by the caller. */
export const countOfList = (query: Pick<BookingListQuery, 'companyId' | 'when' | 'counted'>): Promise<number> =>
  Booking.count({
    ...matching({ ...query, text: '', sort: 'departure', descending: false }),
    include: [{ association: 'journey', attributes: [], required: true }],
  });

/** Bookings, a page at a time, with the total number of matches. Access is decided by the caller. */
export const bookingsInList = (query: BookingListQuery): Promise<Page<BookingSummary>> => {
  const { sort, descending, ...page } = query;
  const { where: conditions, replacements } = matching(query);
  return listPage(
    Booking,
    {
      attributes: [...SHOWN],
      where: conditions,
      include: [
        {
          association: 'order',
          attributes: ['id', 'number', 'contactName'],
          required: true,
          include: [
            { association: 'stops', attributes: ['orderId', 'name'], separate: true, order: ['position'] },
            ...(showsCustomer(query) ? [{ association: 'customer', attributes: ['name', 'companyName'] }] : []),
          ],
        },
        CHOICE,
        { association: 'changes', model: BookingChange.scope('proposed'), attributes: ['bookingId'], separate: true },
        { association: 'vehicle', attributes: ['registrationNumber'], required: true },
        { association: 'company', attributes: ['name'], required: true },
        {
          association: 'journey',
          attributes: [...JOURNEY_STATE, 'driverUserId', 'number'],
          required: true,
          include: [{ association: 'driver', attributes: ['name'] }],
        },
      ],
      order: byColumn(COLUMNS[sort], descending),
      replacements,
    },
    page,
    summaryOf,
  );
};

function summaryOf(booking: Booking): BookingSummary {
  const { order, journey } = booking;
  const stops = order!.stops!;
  const watched = watchedOf(booking);
  return {
    number: booking.number,
    orderNumber: order!.number,
    status: shownStatusOf(booking),
    canceledBy: booking.canceledBy,
    departure: booking.departureAt,
    isNear: Math.abs(booking.departureAt.getTime() - clock.millis()) < HALF_A_YEAR,
    return: booking.returnAt,
    plannedEnd: toMinute(booking.plannedEndAt),
    from: stops[0]!.name,
    to: stops.at(-1)!.name,
    passengers: booking.passengers,
    registrationNumber: booking.vehicle!.registrationNumber,
    drivers: booking.drivers,
    driverName: journey!.driver?.name ?? null,
    journeyStatus: readJourney(watched.journeyStatus!, booking.pickupAt, clock.millis()),
    companyName: booking.company!.name,
    contactName: order!.contactName,
    customerName: order!.customer ? order!.customer.companyName || order!.customer.name : null,
    operatorPrice: booking.operatorPrice,
    total: booking.total,
    ...standingOf(watched),
  };
}
