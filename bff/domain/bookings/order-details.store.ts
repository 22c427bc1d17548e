import { isNumberText } from '@bff/domain/shared/numbers';
import { unitLineOf } from '@bff/domain/shared/unit-line.store';
import {
  type Booking,
  type BookingChoice,
  type Company,
  type Dispute,
  EventLogEntry,
  Order,
  type OrderStop as StopRow,
  type Payment,
  type Refund,
} from '@db/models';
import { isUnsettled } from '@states/payment-states';
import { heldUntil } from './held-until';
import {
  type BookingChoiceDetails,
  type BookingDetails,
  type OrderCompany,
  type OrderDetails,
  type OrderDispute,
  type OrderPayment,
  type OrderRefund,
  type OrderStop,
  wasConfirmed,
  type FrozenLineKind,
} from './order-details';
import { foundOutcome, JOURNEY_STATE, shownJourneyOf } from '../shared/shown-journey';
import { shownStatusOf } from './shown-booking';

const COMPANY = {
  association: 'company',
  attributes: ['id', 'name', 'orgNumber', 'vatNumber', 'contactEmail', 'contactPhone', 'emergencyPhone', 'language'],
};

const BOOKINGS = {
  association: 'bookings',
  separate: true,
  order: ['id'],
  include: [
    {
      association: 'vehicle',
      attributes: ['registrationNumber', 'busType', 'seats', 'wheelchairPlaces', 'fuelType', 'model'],
    },
    {
      association: 'journey',
      attributes: ['id', 'number', ...JOURNEY_STATE, 'outcomeSource'],
      include: [{ association: 'driver', attributes: ['name', 'phone'] }],
    },
    COMPANY,
    { association: 'choice', include: [{ association: 'newBooking', attributes: ['number'] }] },
    { association: 'priceLines', separate: true, order: ['position'] },
    { association: 'cancellationTiers', separate: true, order: [['hours', 'DESC'] as [string, string]] },
    { association: 'segments', attributes: ['bookingId', 'endsAt'], where: { kind: 'drive' }, separate: true },
  ],
};

const WHOLE = [
  {
    association: 'customer',
    attributes: ['name', 'companyName', 'orgNumber', 'street', 'postcode', 'city', 'pseudonymisedAt'],
  },
  { association: 'unit', attributes: ['id', 'name', 'costCenter'] },
  { association: 'stops', separate: true, order: ['position'] },
  BOOKINGS,
  {
    association: 'payments',
    separate: true,
    order: ['id'],
    include: [
      { association: 'refunds', separate: true },
      { association: 'disputes', separate: true },
    ],
  },
];

/** The whole order by its number, or undefined. Access is decided by the caller. */
export async function readOrderDetails(number: string): Promise<OrderDetails | undefined> {
  if (!isNumberText(number)) return undefined;
  const order = await Order.findOne({ where: { number }, include: WHOLE });
  if (!order) return undefined;
  const payments = order.payments!;
  const events = await EventLogEntry.findAll({
    where: { entity: 'booking', entityId: order.bookings!.map(({ id }) => id) },
    order: ['at', 'id'],
  });
  const bookings = order.bookings!.map((booking) => ({ ...bookingOf(booking), events: eventsOf(booking, events) }));
  const { customer } = order;
  const [first] = bookings;
  if (!first) throw new RangeError(`order ${number} has no bookings`);
  return {
    id: order.id,
    number: order.number,
    customerId: order.customerId,
    userId: order.userId,
    dealOrganisationId: order.dealOrganisationId,
    unitLine: await unitLineOf(order.dealUnitId),
    unit: order.unit ? { id: order.unit.id, name: order.unit.name, costCenter: order.unit.costCenter } : null,
    operators: [...new Set(bookings.map(({ companyId }) => companyId))],
    purchaseType: order.purchaseType,
    customerType: order.customerType,
    language: order.language,
    tripType: order.tripType,
    departure: order.departureAt,
    return: order.returnAt,
    adults: order.adults,
    children: order.children,
    wheelchairs: order.wheelchairs,
    countries: order.countries.split(',').filter(Boolean),
    customerPrice: order.customerPrice,
    tax: order.tax,
    total: order.total,
    contactName: order.contactName,
    contactEmail: order.contactEmail,
    contactPhone: order.contactPhone,
    comment: order.comment,
    specialRequests: order.specialRequests,
    termsAcceptedAt: order.termsAcceptedAt,
    firstHeldAt: order.firstHeldAt,
    holdExpiresAt: order.holdExpiresAt,
    heldUntil: heldUntil({ holdExpiresAt: order.holdExpiresAt, payments }),
    holdExtendedAt: order.holdExtendedAt,
    wasConfirmed: bookings.some(wasConfirmed),
    created: order.createdAt,
    company: (bookings.find(({ status }) => status !== 'canceled') ?? first).company,
    customer: {
      name: customer!.name,
      companyName: customer!.companyName,
      orgNumber: customer!.orgNumber,
      street: customer!.street,
      postcode: customer!.postcode,
      city: customer!.city,
      deletedAt: customer!.pseudonymisedAt,
    },
    stops: order.stops!.map(stopOf),
    bookings,
    payments: payments.map(paymentOf),
    refunds: byId(payments.flatMap(({ refunds }) => refunds!)).map(refundOf),
    disputes: byId(payments.flatMap(({ disputes }) => disputes!)).map(disputeOf),
  };
}

const eventsOf = ({ id }: Booking, events: readonly EventLogEntry[]): BookingDetails['events'] =>
  events
    .filter(({ entityId }) => entityId === id)
    .map(({ toState, at, code, reason, actorKind }) => ({ to: toState, at, code, reason, actorKind }));

const byId = <Row extends { id: number }>(rows: Row[]): Row[] => rows.sort((a, b) => a.id - b.id);

const stopOf = (stop: StopRow): OrderStop => ({
  position: stop.position,
  stopType: stop.stopType,
  placeId: stop.placeId,
  name: stop.name,
  street: stop.street,
  homeStreet: stop.homeStreet,
  country: stop.countryCode,
  lat: stop.lat,
  lon: stop.lon,
  dwellSeconds: stop.dwellSeconds,
  arrival: stop.arrivalAt,
  departure: stop.departureAt,
});

const latest = (instants: readonly Date[]): Date | null =>
  instants.reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null);

const companyOf = (company: Company): OrderCompany => ({
  id: company.id,
  name: company.name,
  orgNumber: company.orgNumber,
  vatNumber: company.vatNumber,
  contactEmail: company.contactEmail,
  contactPhone: company.contactPhone,
  emergencyPhone: company.emergencyPhone,
  language: company.language,
});

const choiceOf = ({ id, status, amount, deadlineAt, newBooking }: BookingChoice): BookingChoiceDetails => ({
  id,
  status,
  amount,
  deadline: deadlineAt,
  newBookingNumber: newBooking?.number ?? null,
});

const bookingOf = (booking: Booking): Omit<BookingDetails, 'events'> => ({
  id: booking.id,
  number: booking.number,
  vehicleId: booking.vehicleId,
  companyId: booking.companyId,
  company: companyOf(booking.company!),
  journeyId: booking.journey?.id ?? null,
  journeyNumber: booking.journey?.number ?? null,
  journeyStatus: shownJourneyOf(booking),
  journeyOutcome: foundOutcome(booking.journey),
  status: booking.status,
  shown: shownStatusOf(booking),
  passengers: booking.passengers,
  wheelchairs: booking.wheelchairs,
  departure: booking.departureAt,
  return: booking.returnAt,
  pickupAt: booking.pickupAt,
  plannedStart: booking.plannedStartAt,
  plannedEnd: booking.plannedEndAt,
  lastArrival: latest(booking.segments!.map(({ endsAt }) => endsAt)),
  drivers: booking.drivers,
  waitsAtHome: booking.waitsAtHome,
  startName: booking.startName,
  totalMetres: booking.totalMetres,
  passengerMetres: booking.passengerMetres,
  emissionsGrams: booking.emissionsGrams,
  operatorPrice: booking.operatorPrice,
  commissionBasisPoints: booking.commissionBasisPoints,
  surchargeFee: booking.surchargeFee,
  customerPrice: booking.customerPrice,
  taxBasisPoints: booking.taxBasisPoints,
  tax: booking.tax,
  total: booking.total,
  canceledAt: booking.canceledAt,
  canceledBy: booking.canceledBy,
  cancelReason: booking.cancelReason,
  cancellationFee: booking.cancellationFee,
  choice: booking.choice ? choiceOf(booking.choice) : null,
  registrationNumber: booking.vehicle!.registrationNumber,
  busType: booking.vehicle!.busType,
  seats: booking.vehicle!.seats,
  wheelchairPlaces: booking.vehicle!.wheelchairPlaces,
  fuelType: booking.vehicle!.fuelType,
  model: booking.vehicle!.model,
  driverName: booking.journey?.driver?.name ?? null,
  driverPhone: booking.journey?.driver?.phone || null,
  lines: booking.priceLines!.map(({ kind, quantity, unit, rate, amount }) => ({
    kind: kind as FrozenLineKind,
    quantity,
    unit,
    rate,
    amount,
  })),
  tiers: booking.cancellationTiers!.map(({ hours, basisPoints }) => ({ hours, basisPoints })),
});

const paymentOf = (payment: Payment): OrderPayment => ({
  id: payment.id,
  status: payment.status,
  amount: payment.amount,
  capturedAmount: payment.capturedAmount,
  refundedAmount: payment.refundedAmount,
  isBeingRefunded: payment.refunds!.some(isUnsettled),
  cardBrand: payment.cardBrand,
  cardLast4: payment.cardLast4,
  url: payment.url,
  expires: payment.expiresAt,
  succeededAt: payment.succeededAt,
  created: payment.createdAt,
});

const refundOf = (refund: Refund): OrderRefund => ({
  bookingId: refund.bookingId,
  amount: refund.amount,
  status: refund.status,
  reason: refund.reason,
  created: refund.createdAt,
  completedAt: refund.completedAt,
});

const disputeOf = (dispute: Dispute): OrderDispute => ({
  status: dispute.status,
  amount: dispute.amount,
  withdrawnAmount: dispute.withdrawnAmount,
  openedAt: dispute.openedAt,
});

/** The public number of an order. */
export async function findOrderNumber(id: number): Promise<string | undefined> {
  return (await Order.findByPk(id, { attributes: ['number'] }))?.number;
}
