import { Booking } from '../booking';
import { BookingCancellationTier } from '../booking-cancellation-tier';
import { BookingChange } from '../booking-change';
import { BookingChoice } from '../booking-choice';
import { BookingPriceLine } from '../booking-price-line';
import { BookingSegment } from '../booking-segment';
import { Company } from '../company';
import { Customer } from '../customer';
import { DealUnit } from '../deal-unit';
import { Journey } from '../journey';
import { Note } from '../note';
import { Occupancy } from '../occupancy';
import { Order } from '../order';
import { OrderStop } from '../order-stop';
import { User } from '../user';
import { Vehicle } from '../vehicle';

/** Names the foreign keys of the schema for `include`. */
export function associateBookings(): void {
  Order.hasMany(Booking, { as: 'bookings', foreignKey: 'orderId', constraints: false });
  Order.hasMany(OrderStop, { as: 'stops', foreignKey: 'orderId', constraints: false });
  Order.belongsTo(Customer, { as: 'customer', foreignKey: 'customerId', constraints: false });
  Order.belongsTo(DealUnit, { as: 'unit', foreignKey: 'dealUnitId', constraints: false });
  Order.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
  Booking.belongsTo(Order, { as: 'order', foreignKey: 'orderId', constraints: false });
  Booking.belongsTo(Vehicle, { as: 'vehicle', foreignKey: 'vehicleId', constraints: false });
  Booking.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
  Booking.hasOne(Journey, { as: 'journey', foreignKey: 'bookingId', constraints: false });
  Booking.hasMany(BookingPriceLine, { as: 'priceLines', foreignKey: 'bookingId', constraints: false });
  Booking.hasMany(BookingCancellationTier, { as: 'cancellationTiers', foreignKey: 'bookingId', constraints: false });
  Booking.hasMany(BookingSegment, { as: 'segments', foreignKey: 'bookingId', constraints: false });
  Booking.hasOne(BookingChoice, { as: 'choice', foreignKey: 'bookingId', constraints: false });
  Booking.hasMany(BookingChange, { as: 'changes', foreignKey: 'bookingId', constraints: false });
  BookingChange.belongsTo(Order, { as: 'order', foreignKey: 'orderId', constraints: false });
  BookingChange.belongsTo(Booking, { as: 'booking', foreignKey: 'bookingId', constraints: false });
  BookingChoice.belongsTo(Booking, { as: 'booking', foreignKey: 'bookingId', constraints: false });
  BookingChoice.belongsTo(Booking, { as: 'newBooking', foreignKey: 'newBookingId', constraints: false });
  Journey.belongsTo(Booking, { as: 'booking', foreignKey: 'bookingId', constraints: false });
  Note.belongsTo(Booking, { as: 'booking', foreignKey: 'bookingId', constraints: false });
  Note.belongsTo(Customer, { as: 'customer', foreignKey: 'customerId', constraints: false });
  Note.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
  Note.belongsTo(User, { as: 'author', foreignKey: 'authorUserId', constraints: false });
  Journey.belongsTo(User, { as: 'driver', foreignKey: 'driverUserId', constraints: false });
  Occupancy.belongsTo(Vehicle, { as: 'vehicle', foreignKey: 'vehicleId', constraints: false });
  Occupancy.belongsTo(Booking, { as: 'booking', foreignKey: 'bookingId', constraints: false });
}
