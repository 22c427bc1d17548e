import { Booking } from '../booking';
import { Order } from '../order';
import { Vehicle } from '../vehicle';

/** The schema holds the foreign keys; here they get the names that an `include` uses. */
export function associateBookings(): void {
  Order.hasMany(Booking, { as: 'bookings', foreignKey: 'orderId', constraints: false });
  Booking.belongsTo(Order, { as: 'order', foreignKey: 'orderId', constraints: false });
  Booking.belongsTo(Vehicle, { as: 'vehicle', foreignKey: 'vehicleId', constraints: false });
}
