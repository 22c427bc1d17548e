import { sorted } from '@bff/domain/shared/sorted';
import { isNumberText } from '@bff/domain/shared/numbers';
import { select, selectOne } from '@db/query';
import type { BookingStatus, CanceledBy } from './booking-states';

/** An order as its pages, mails and documents show it. Amounts in öre, distances in metres. */
export interface OrderDetails {
  id: number;
  number: string;
  customerId: number;
  companyId: number;
  purchaseType: 'direct' | 'quote';
  customerType: 'PRIVATE' | 'CORPORATE';
  language: 'sv' | 'en';
  tripType: 'one-way' | 'round-trip' | 'day-trip';
  departure: Date;
  return: Date | null;
  adults: number;
  children: number;
  wheelchairs: number;
  /** ISO codes of the countries of the legs with passengers. */
  countries: string[];
  customerPrice: number;
  tax: number;
  total: number;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  comment: string | null;
  specialRequests: string | null;
  termsAcceptedAt: Date | null;
  firstHeldAt: Date;
  holdExpiresAt: Date | null;
  created: Date;
  company: OrderCompany;
  customer: {
    name: string;
    companyName: string | null;
    orgNumber: string | null;
    street: string;
    postcode: string;
    city: string;
    /** The person has been taken out. */
    deletedAt: Date | null;
  };
  stops: OrderStop[];
  bookings: BookingDetails[];
  payments: OrderPayment[];
  refunds: OrderRefund[];
}

export interface OrderCompany {
  id: number;
  name: string;
  orgNumber: string;
  vatNumber: string;
  contactEmail: string;
  contactPhone: string;
  emergencyPhone: string;
  language: 'sv' | 'en';
}

export interface OrderStop {
  position: number;
  stopType: 'pickUp' | 'dropOff' | 'both';
  placeId: string | null;
  name: string;
  street: string | null;
  country: string;
  lat: number;
  lon: number;
  dwellSeconds: number;
  arrival: Date | null;
  departure: Date | null;
}

export interface BookingDetails {
  id: number;
  number: string;
  journeyNumber: string | null;
  journeyStatus: string | null;
  status: BookingStatus;
  passengers: number;
  wheelchairs: number;
  departure: Date;
  return: Date | null;
  pickupAt: Date;
  plannedStart: Date;
  plannedEnd: Date;
  /** When the last way with passengers ends; null where no timeline was kept. */
  lastArrival: Date | null;
  drivers: number;
  waitsAtHome: boolean;
  startName: string;
  totalMetres: number;
  passengerMetres: number;
  emissionsGrams: number | null;
  operatorPrice: number;
  commissionBasisPoints: number;
  surchargeFee: number;
  customerPrice: number;
  taxBasisPoints: number;
  tax: number;
  total: number;
  canceledAt: Date | null;
  canceledBy: CanceledBy | null;
  cancelReason: string | null;
  cancellationFee: number | null;
  registrationNumber: string;
  busType: 'touristBus' | 'doubleDecker' | 'minibus';
  seats: number;
  fuelType: string;
  model: string;
  driverName: string | null;
  driverPhone: string | null;
  lines: { kind: string; quantity: number; unit: string; rate: number; amount: number }[];
  tiers: { hours: number; basisPoints: number }[];
  events: { to: string; at: Date; reason: string | null; actorKind: string }[];
}

export interface OrderPayment {
  id: number;
  status: string;
  amount: number;
  capturedAmount: number;
  refundedAmount: number;
  cardBrand: string | null;
  cardLast4: string | null;
  url: string | null;
  expires: Date | null;
  succeededAt: Date | null;
  created: Date;
}

export interface OrderRefund {
  bookingId: number | null;
  amount: number;
  status: 'requested' | 'pending' | 'succeeded' | 'failed';
  reason: string;
  created: Date;
  completedAt: Date | null;
}

/** The whole order by its number, or undefined. Access is the caller's to decide. */
export async function readOrderDetails(number: string): Promise<OrderDetails | undefined> {
  if (!isNumberText(number)) return undefined;
  const order = await selectOne<
    Record<string, unknown> & { id: number; companyId: number; customerId: number; countries: string }
  >(
    `SELECT id, number, customer_id AS customerId, company_id AS companyId, purchase_type AS purchaseType, customer_type AS customerType, language,
       trip_type AS tripType, departure_at AS departure, return_at AS \`return\`, adults, children, wheelchairs, countries, customer_price AS customerPrice,
       tax, total, contact_name AS contactName, contact_email AS contactEmail, contact_phone AS contactPhone, comment, special_requests AS specialRequests,
       terms_accepted_at AS termsAcceptedAt, first_held_at AS firstHeldAt, hold_expires_at AS holdExpiresAt, created_at AS created
     FROM orders WHERE number = :number`,
    { number },
  );
  if (!order) return undefined;
  const { id, companyId, customerId } = order;
  const [company, customer, stops, bookings, lines, tiers, events, payments, refunds] = await Promise.all([
    selectOne<OrderCompany>(
      `SELECT id, name, org_number AS orgNumber, vat_number AS vatNumber, contact_email AS contactEmail, contact_phone AS contactPhone,
         emergency_phone AS emergencyPhone, language FROM companies WHERE id = :companyId`,
      { companyId },
    ),
    selectOne<OrderDetails['customer']>(
      'SELECT name, company_name AS companyName, org_number AS orgNumber, street, postcode, city, pseudonymised_at AS deletedAt FROM customers WHERE id = :customerId',
      { customerId },
    ),
    select<OrderStop>(
      `SELECT position, stop_type AS stopType, place_id AS placeId, name, street, country_code AS country, lat, lon, dwell_seconds AS dwellSeconds,
         arrival_at AS arrival, departure_at AS departure FROM order_stops WHERE order_id = :id ORDER BY position`,
      { id },
    ),
    select<Omit<BookingDetails, 'lines' | 'tiers' | 'events'>>(
      `SELECT b.id, b.number, j.number AS journeyNumber, j.status AS journeyStatus, b.status, b.passengers, b.wheelchairs, b.departure_at AS departure,
         b.return_at AS \`return\`, b.pickup_at AS pickupAt, b.planned_start_at AS plannedStart, b.planned_end_at AS plannedEnd,
         (SELECT MAX(s.ends_at) FROM booking_segments s WHERE s.booking_id = b.id AND s.kind = 'drive') AS lastArrival, b.drivers,
         b.waits_at_home AS waitsAtHome, b.start_name AS startName, b.total_metres AS totalMetres, b.passenger_metres AS passengerMetres,
         b.emissions_grams AS emissionsGrams, b.operator_price AS operatorPrice, b.commission_basis_points AS commissionBasisPoints,
         b.surcharge_fee AS surchargeFee, b.customer_price AS customerPrice, b.tax_basis_points AS taxBasisPoints, b.tax, b.total,
         b.canceled_at AS canceledAt, b.canceled_by AS canceledBy, b.cancel_reason AS cancelReason, b.cancellation_fee AS cancellationFee,
         v.registration_number AS registrationNumber, v.bus_type AS busType, v.seats, v.fuel_type AS fuelType, v.model,
         NULL AS driverName, NULL AS driverPhone
       FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id LEFT JOIN journeys j ON j.booking_id = b.id WHERE b.order_id = :id ORDER BY b.id`,
      { id },
    ),
    select<BookingDetails['lines'][number] & { bookingId: number }>(
      `SELECT l.booking_id AS bookingId, l.kind, l.quantity, l.unit, l.rate, l.amount FROM booking_price_lines l JOIN bookings b ON b.id = l.booking_id
       WHERE b.order_id = :id ORDER BY l.booking_id, l.position`,
      { id },
    ),
    select<{ bookingId: number; hours: number; basisPoints: number }>(
      `SELECT t.booking_id AS bookingId, t.hours, t.basis_points AS basisPoints FROM booking_cancellation_tiers t JOIN bookings b ON b.id = t.booking_id
       WHERE b.order_id = :id ORDER BY t.booking_id, t.hours DESC`,
      { id },
    ),
    select<BookingDetails['events'][number] & { bookingId: number }>(
      `SELECT e.entity_id AS bookingId, e.to_state AS \`to\`, e.at, e.reason, e.actor_kind AS actorKind FROM event_log e
       JOIN bookings b ON e.entity = 'booking' AND e.entity_id = b.id WHERE b.order_id = :id ORDER BY e.id`,
      { id },
    ),
    select<OrderPayment>(
      `SELECT id, status, amount, captured_amount AS capturedAmount, refunded_amount AS refundedAmount, card_brand AS cardBrand, card_last4 AS cardLast4,
         url, expires_at AS expires, succeeded_at AS succeededAt, created_at AS created FROM payments WHERE order_id = :id ORDER BY id`,
      { id },
    ),
    select<OrderRefund>(
      `SELECT r.booking_id AS bookingId, r.amount, r.status, r.reason, r.created_at AS created, r.completed_at AS completedAt FROM refunds r
       JOIN payments p ON p.id = r.payment_id WHERE p.order_id = :id ORDER BY r.id`,
      { id },
    ),
  ]);
  const of = <Row extends { bookingId: number }>(rows: Row[], bookingId: number) =>
    rows.filter((row) => row.bookingId === bookingId);
  return {
    ...(order as unknown as OrderDetails),
    countries: order.countries.split(',').filter(Boolean),
    company: company!,
    customer: customer!,
    stops,
    bookings: bookings.map((booking) => ({
      ...booking,
      waitsAtHome: Boolean(booking.waitsAtHome),
      lines: of(lines, booking.id),
      tiers: of(tiers, booking.id),
      events: of(events, booking.id),
    })),
    payments,
    refunds,
  };
}

/** The public number of an order. */
export async function findOrderNumber(id: number): Promise<string | undefined> {
  return (await selectOne<{ number: string }>('SELECT number FROM orders WHERE id = :id', { id }))?.number;
}

/** A line of «my trips». */
export interface OrderSummary {
  number: string;
  /** Of its first bus that is not canceled, else its first. */
  bookingNumber: string;
  status: BookingStatus;
  departure: Date;
  return: Date | null;
  from: string;
  to: string;
  buses: number;
  passengers: number;
  companyName: string;
  total: number;
  holdExpiresAt: Date | null;
}

export interface OrderListQuery {
  customerId: number;
  when: 'upcoming' | 'past' | 'canceled' | 'all';
  /** Digits of an order or booking number, or part of a place. */
  text: string;
  sort: 'departure' | 'total';
  descending: boolean;
  page: number;
  pageSize: number;
}

/** A customer's orders, a page at a time, with the number of all that match. An order shows the status of its least canceled booking. */
export async function listOrders(query: OrderListQuery): Promise<{ orders: OrderSummary[]; total: number }> {
  const live = "EXISTS (SELECT 1 FROM bookings b WHERE b.order_id = o.id AND b.status <> 'canceled')";
  const when = {
    upcoming: `${live} AND COALESCE(o.return_at, o.departure_at) >= UTC_TIMESTAMP(3)`,
    past: `${live} AND COALESCE(o.return_at, o.departure_at) < UTC_TIMESTAMP(3)`,
    canceled: `NOT ${live}`,
    all: 'TRUE',
  }[query.when];
  const text = !query.text
    ? ''
    : isNumberText(query.text)
      ? 'AND (o.number = :text OR EXISTS (SELECT 1 FROM bookings b WHERE b.order_id = o.id AND b.number = :text))'
      : 'AND EXISTS (SELECT 1 FROM order_stops s WHERE s.order_id = o.id AND s.name LIKE :part)';
  const where = `o.customer_id = :customerId AND ${when} ${text}`;
  const order = sorted(query.sort === 'total' ? 'o.total' : 'o.departure_at', query.descending, 'o.id');
  const values = {
    customerId: query.customerId,
    text: query.text,
    part: `%${query.text.replace(/[\\%_]/g, '\\$&')}%`,
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  };
  const [orders, count] = await Promise.all([
    select<OrderSummary>(
      `SELECT o.number, COALESCE((SELECT b.status FROM bookings b WHERE b.order_id = o.id AND b.status <> 'canceled' ORDER BY b.id LIMIT 1), 'canceled') AS status,
         o.departure_at AS departure, o.return_at AS \`return\`, o.total, o.hold_expires_at AS holdExpiresAt, c.name AS companyName,
         (SELECT s.name FROM order_stops s WHERE s.order_id = o.id ORDER BY s.position LIMIT 1) AS \`from\`,
         (SELECT s.name FROM order_stops s WHERE s.order_id = o.id ORDER BY s.position DESC LIMIT 1) AS \`to\`,
         (SELECT COUNT(*) FROM bookings b WHERE b.order_id = o.id) AS buses,
         (SELECT b.number FROM bookings b WHERE b.order_id = o.id ORDER BY b.status = 'canceled', b.id LIMIT 1) AS bookingNumber, o.adults + o.children AS passengers
       FROM orders o JOIN companies c ON c.id = o.company_id WHERE ${where} ORDER BY ${order} LIMIT :limit OFFSET :offset`,
      values,
    ),
    selectOne<{ total: number }>(`SELECT COUNT(*) AS total FROM orders o WHERE ${where}`, values),
  ]);
  return { orders, total: count?.total ?? 0 };
}
