import { formatUnit } from '@formats';
import { col, fn, literal, Op, where, type WhereOptions } from 'sequelize';
import { containing } from '@bff/domain/shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '@bff/domain/shared/list-page';
import {
  beginsWith,
  type Days,
  holdsDigits,
  meaning,
  onDay,
  type SaidAs,
  searchParams,
  withinDays,
} from '@bff/domain/shared/searched-text';
import { databaseNow } from '@db/database-clock';
import { type Booking, type BookingChange, Order } from '@db/models';
import { WAITING_CHANGES } from '@states/change-states';
import type { ShownBookingStatus } from '@states/booking-states';
import { canBeRated } from '@states/journey-states';
import { type BookingStatus, CONFIRMED } from './booking-states';
import { OPEN_CHOICE } from './choice.store';
import { heldUntil } from './held-until';
import { type Repaid, repaidOf } from './repaid';
import { JOURNEY_STATE } from '../shared/shown-journey';
import { shownStatusOf } from './shown-booking';

/** A line of «my trips». */
export interface OrderSummary {
  number: string;
  /** Of its first bus that is not canceled, else its first. */
  bookingNumber: string;
  status: BookingStatus;
  /** The same as people read it: once the trip is over, how it ended. */
  shown: ShownBookingStatus;
  departure: Date;
  return: Date | null;
  from: string;
  to: string;
  buses: number;
  passengers: number;
  companyName: string;
  /** The unit that it was bought for, with its cost centre; null for a customer's own purchase, or if not chosen yet. */
  unit: string | null;
  /** The same unit, part by part. */
  boughtFor: { id: number; name: string; costCenter: string } | null;
  /** What that unit is charged to; empty for none. */
  costCenter: string;
  /** The name of the trip's contact. */
  contact: string;
  total: number;
  /** What was given back for canceled buses, and the fees that were kept. In öre. */
  repaid: Repaid | null;
  fees: number;
  holdExpiresAt: Date | null;
  /** As people see it. */
  heldUntil: Date | null;
  /** What a change waits for: its operator's answer or its payment. */
  waitingChange: 'proposed' | 'payable' | null;
  /** The bus that its operator canceled and whose buyer is to choose next, and until when. */
  choice: { bookingNumber: string; deadline: Date } | null;
  /** The number of a journey that its customer may rate now. */
  toRate: string | null;
}

/** Whose orders: a customer's, those that a user bought for an organisation, those of units, or all of an organisation. */
export type OrderOwner =
  | { customerId: number }
  | { boughtBy: { userId: number; organisationId: number } }
  | { units: { organisationId: number; ids: readonly number[] } }
  | { organisationId: number };

export const ofOwner = (owner: OrderOwner): WhereOptions<Order> => {
  if ('customerId' in owner) return { customerId: owner.customerId };
  if ('organisationId' in owner) return { dealOrganisationId: owner.organisationId };
  if ('units' in owner) return { dealOrganisationId: owner.units.organisationId, dealUnitId: [...owner.units.ids] };
  return { dealOrganisationId: owner.boughtBy.organisationId, userId: owner.boughtBy.userId };
};

/** `from` and `until`: only trips that depart on those days. */
export interface OrderListQuery extends PageWanted, Days {
  of: OrderOwner;
  when: 'upcoming' | 'past' | 'canceled' | 'all';
  /** The digits that an order's or booking's number begins with, a day, the contact's telephone number or address, or words that all occur. */
  text: string;
  sort: 'departure' | 'total';
  descending: boolean;
}

// Raw SQL, because a model's condition cannot ask whether another table has a row.
const LIVE = "EXISTS (SELECT 1 FROM bookings b WHERE b.order_id = `Order`.id AND b.status <> 'canceled')";
const hasBooking = (as: SaidAs) =>
  literal(`EXISTS (SELECT 1 FROM bookings b WHERE b.order_id = \`Order\`.id AND b.number LIKE :${as}Number)`);
const BOOKED = 'EXISTS (SELECT 1 FROM bookings b WHERE b.order_id = `Order`.id AND b.status IN (:confirmed))';
const hasStop = (word: `${SaidAs}${number}`) =>
  literal(`EXISTS (SELECT 1 FROM order_stops s WHERE s.order_id = \`Order\`.id AND s.name LIKE :${word})`);

const LAST_DAY = fn('COALESCE', col('Order.return_at'), col('Order.departure_at'));

const WHEN: Readonly<Record<OrderListQuery['when'], readonly WhereOptions[]>> = {
  upcoming: [literal(LIVE), where(LAST_DAY, { [Op.gte]: databaseNow() })],
  past: [literal(LIVE), where(LAST_DAY, { [Op.lt]: databaseNow() })],
  canceled: [literal(`NOT ${LIVE}`)],
  all: [],
};

/** The orders that a list, or a sum of it, is of. */
function matching({ of, when, text, ...days }: Omit<OrderListQuery, keyof PageWanted | 'sort' | 'descending'>) {
  return {
    where: {
      [Op.and]: [ofOwner(of), ...WHEN[when], ...withinDays('departureAt', days), ...textCondition(text)],
    },
    replacements: searchParams(text),
  };
}

function textCondition(text: string): WhereOptions[] {
  if (!text) return [];
  const hasWord = (word: string, param: `${SaidAs}${number}`): WhereOptions => ({
    [Op.or]: [
      hasStop(param),
      { contactName: { [Op.like]: containing(word) } },
      ...(word.includes('@') ? [{ contactEmail: { [Op.like]: containing(word.toLowerCase()) } }] : []),
    ],
  });
  return [
    meaning(text, {
      said: ({ number, phone, words }, as) => [
        ...(number === undefined ? [] : [{ number: beginsWith(number) }, hasBooking(as)]),
        ...(phone === undefined ? [] : [{ contactPhone: holdsDigits(phone) }]),
        ...(words.length > 0 ? [{ [Op.and]: words.map((word, index) => hasWord(word, `${as}${index}`)) }] : []),
      ],
      onDay: (day) => [{ departureAt: onDay(day) }, { returnAt: onDay(day) }],
    }),
  ];
}

/** An order has at most one waiting change. */
const WAITING = {
  association: 'changes',
  attributes: ['bookingId', 'status'],
  where: { status: [...WAITING_CHANGES] },
  separate: true,
};

/** What `heldUntil` asks about. */
export const PAYMENT_PAGES = {
  association: 'payments',
  attributes: ['orderId', 'status', 'expiresAt'],
  separate: true,
  order: ['id'],
};

const PAYMENTS = {
  ...PAYMENT_PAGES,
  attributes: ['id', ...PAYMENT_PAGES.attributes],
  include: [{ association: 'refunds', attributes: ['paymentId', 'amount', 'status', 'reason'], separate: true }],
};

/** An owner's orders, a page at a time, with the total number of matches. An order shows the status of its least canceled booking. */
export const ordersInList = ({
  sort,
  descending,
  page,
  pageSize,
  ...asked
}: OrderListQuery): Promise<Page<OrderSummary>> =>
  listPage(
    Order,
    {
      ...matching(asked),
      include: [
        { association: 'unit', attributes: ['id', 'name', 'costCenter'] },
        {
          association: 'bookings',
          attributes: ['orderId', 'number', 'status', 'companyId', 'returnAt', 'cancellationFee'],
          include: [
            { association: 'company', attributes: ['name'] },
            { association: 'journey', attributes: [...JOURNEY_STATE, 'number', 'startedAt', 'rating'] },
            { association: 'choice', attributes: ['deadlineAt'], where: OPEN_CHOICE, required: false },
            WAITING,
          ],
          separate: true,
          order: ['id'],
        },
        { association: 'stops', attributes: ['orderId', 'name'], separate: true, order: ['position'] },
        PAYMENTS,
      ],
      order: byColumn(sort === 'total' ? 'total' : 'departureAt', descending),
    },
    { page, pageSize },
    summaryOf,
  );

/** Booked trips that are ahead or over, what those orders come to, in öre, and how many orders still wait for their payment. */
export interface Spending {
  when: 'upcoming' | 'past';
  count: number;
  total: number;
  waiting: number;
}

/** How many trips an owner has before and behind them. */
export async function spendingIn(owner: OrderOwner): Promise<Spending[]> {
  const isPast = fn('IF', where(LAST_DAY, { [Op.lt]: databaseNow() }), 1, 0);
  const booked = literal(`SUM(${BOOKED})`);
  const groups = await Order.findAll({
    attributes: [
      [isPast, 'isPast'],
      [fn('COUNT', col('Order.id')), 'live'],
      [booked, 'booked'],
      [literal(`SUM(IF(${BOOKED}, \`Order\`.total, 0))`), 'sum'],
    ],
    where: { [Op.and]: [ofOwner(owner), literal(LIVE)] },
    group: ['isPast'],
    replacements: { confirmed: [...CONFIRMED] },
  });
  return (['upcoming', 'past'] as const).map((when) => {
    const group = groups.find((one) => Boolean(one.get('isPast')) === (when === 'past'));
    const of = (column: string) => Number(group?.get(column) ?? 0);
    return { when, count: of('booked'), total: of('sum'), waiting: of('live') - of('booked') };
  });
}

/** What all of those come to, in öre. */
export const sumOfOrders = async (asked: Parameters<typeof matching>[0]): Promise<number> =>
  Number((await Order.sum('total', matching(asked))) ?? 0);

const waitingOf = ([change]: readonly BookingChange[]): OrderSummary['waitingChange'] =>
  change ? (change.status === 'proposed' ? 'proposed' : 'payable') : null;

function choiceOf(bookings: readonly Booking[]): OrderSummary['choice'] {
  const [first] = bookings
    .flatMap(({ number, choice }) => (choice ? [{ bookingNumber: number, deadline: choice.deadlineAt }] : []))
    .sort((one, other) => one.deadline.getTime() - other.deadline.getTime());
  return first ?? null;
}

const toRateOf = (bookings: readonly Booking[]): OrderSummary['toRate'] =>
  bookings.find(
    ({ journey, returnAt }) =>
      journey &&
      canBeRated({
        status: journey.status,
        hasReturn: returnAt !== null,
        startedAt: journey.startedAt,
        outcome: journey.outcome,
        rating: journey.rating,
      }),
  )?.journey?.number ?? null;

function summaryOf(order: Order): OrderSummary {
  const bookings = order.bookings!;
  const stops = order.stops!;
  const shown = bookings.find(({ status }) => status !== 'canceled') ?? bookings[0]!;
  return {
    number: order.number,
    bookingNumber: shown.number,
    status: shown.status,
    shown: shownStatusOf(shown),
    departure: order.departureAt,
    return: order.returnAt,
    from: stops[0]!.name,
    to: stops.at(-1)!.name,
    buses: bookings.length,
    passengers: order.adults + order.children,
    companyName: shown.company!.name,
    unit: order.unit ? formatUnit(order.unit) : null,
    boughtFor: order.unit ? { id: order.unit.id, name: order.unit.name, costCenter: order.unit.costCenter } : null,
    costCenter: order.unit?.costCenter ?? '',
    contact: order.contactName,
    total: order.total,
    repaid: repaidOf(order.payments!.flatMap(({ refunds }) => refunds!)),
    fees: bookings.reduce((sum, { cancellationFee }) => sum + (cancellationFee ?? 0), 0),
    holdExpiresAt: order.holdExpiresAt,
    heldUntil: heldUntil(order),
    waitingChange: waitingOf(bookings.flatMap(({ changes }) => changes ?? [])),
    choice: choiceOf(bookings),
    toRate: toRateOf(bookings),
  };
}
