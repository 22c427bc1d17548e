import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { Booking, BookingPriceLine, BookingSegment, Order, OrderStop } from '@db/models';
import type { TripVersion } from './trip-version';

/** The current version of the trip of a one-bus order, with its occupied interval. */
export async function readTripVersion(
  orderId: number,
  bookingId: number,
  occupied: TripVersion['occupied'],
): Promise<TripVersion | undefined> {
  const [order, stops, booking, lines, segments] = await Promise.all([
    Order.findByPk(orderId),
    OrderStop.findAll({ where: { orderId }, order: ['position'] }),
    Booking.findByPk(bookingId),
    BookingPriceLine.findAll({ where: { bookingId }, order: ['position'] }),
    BookingSegment.findAll({ where: { bookingId }, order: ['position'] }),
  ]);
  if (!order || !booking) return undefined;
  const { departureAt, returnAt, adults, children, wheelchairs, countries } = order;
  return {
    order: { departureAt, returnAt, adults, children, wheelchairs, countries },
    stops: stops.map((stop) => ({
      stopType: stop.stopType,
      placeId: stop.placeId,
      name: stop.name,
      street: stop.street,
      homeStreet: stop.homeStreet,
      countryCode: stop.countryCode,
      lat: stop.lat,
      lon: stop.lon,
      dwellSeconds: stop.dwellSeconds,
      arrivalAt: stop.arrivalAt,
      departureAt: stop.departureAt,
    })),
    booking: bookingPart(booking),
    priceLines: lines.map(({ kind, quantity, unit, rate, amount }) => ({ kind, quantity, unit, rate, amount })),
    segments: segments.map((segment) => ({
      kind: segment.kind,
      startsAt: segment.startsAt,
      endsAt: segment.endsAt,
      metres: segment.metres,
      fromName: segment.fromName,
      fromLat: segment.fromLat,
      fromLon: segment.fromLon,
      toName: segment.toName,
      toLat: segment.toLat,
      toLon: segment.toLon,
    })),
    occupied,
  };
}

const bookingPart = (booking: Booking): TripVersion['booking'] => ({
  vehicleId: booking.vehicleId,
  passengers: booking.passengers,
  wheelchairs: booking.wheelchairs,
  departureAt: booking.departureAt,
  returnAt: booking.returnAt,
  pickupAt: booking.pickupAt,
  plannedStartAt: booking.plannedStartAt,
  plannedEndAt: booking.plannedEndAt,
  drivers: booking.drivers,
  waitsAtHome: booking.waitsAtHome,
  startName: booking.startName,
  startLat: booking.startLat,
  startLon: booking.startLon,
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
  vehicleCostListId: booking.vehicleCostListId,
  drivingCostListId: booking.drivingCostListId,
  driverCostListId: booking.driverCostListId,
});

/** Whether a bus replaces one that its operator canceled: its price was agreed for that one. */
export async function wasMoved(bookingId: number): Promise<boolean> {
  return (await Booking.findByPk(bookingId, { attributes: ['movedFromId'] }))?.movedFromId != null;
}

/** Whether the company has replaced the sold bus with another, at the price of the first. */
export async function wasSwapped(bookingId: number): Promise<boolean> {
  return (await transitionsOf('busChange', bookingId)).length > 0;
}

/** Makes the trip that version. The order has one bus, so its sums are the bus's. */
export async function writeTripVersion(orderId: number, bookingId: number, version: TripVersion): Promise<void> {
  const { operatorPrice, surchargeFee, customerPrice, tax, total } = version.booking;
  await Order.update(
    { ...version.order, operatorPrice, surchargeFee, customerPrice, tax, total },
    { where: { id: orderId } },
  );
  await Booking.update(version.booking, { where: { id: bookingId } });
  await OrderStop.destroy({ where: { orderId } });
  await OrderStop.bulkCreate(version.stops.map((stop, position) => ({ ...stop, orderId, position })));
  await BookingPriceLine.destroy({ where: { bookingId } });
  await BookingPriceLine.bulkCreate(version.priceLines.map((line, position) => ({ ...line, bookingId, position })));
  await BookingSegment.destroy({ where: { bookingId } });
  await BookingSegment.bulkCreate(version.segments.map((segment, position) => ({ ...segment, bookingId, position })));
}
