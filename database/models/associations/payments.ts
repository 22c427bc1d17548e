import { Booking } from '../booking';
import { Dispute } from '../dispute';
import { Order } from '../order';
import { Payment } from '../payment';
import { Refund } from '../refund';

/** Names the foreign keys of the schema for `include`. */
export function associatePayments(): void {
  Order.hasMany(Payment, { as: 'payments', foreignKey: 'orderId', constraints: false });
  Payment.belongsTo(Order, { as: 'order', foreignKey: 'orderId', constraints: false });
  Payment.hasMany(Refund, { as: 'refunds', foreignKey: 'paymentId', constraints: false });
  Payment.hasMany(Dispute, { as: 'disputes', foreignKey: 'paymentId', constraints: false });
  Refund.belongsTo(Payment, { as: 'payment', foreignKey: 'paymentId', constraints: false });
  Refund.belongsTo(Booking, { as: 'booking', foreignKey: 'bookingId', constraints: false });
}
