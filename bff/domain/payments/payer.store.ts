import { shownPhoneIf, type ShownPhone } from '@bff/domain/shared/shown-phone';
import { Order } from '@db/models';
import { nameOf } from './payment-list.store';

/** Whose money a payment is, and whom to ask about it. */
export interface Payer {
  customerId: number;
  /** Null when the account has been deleted. */
  customerName: string | null;
  /** The contact of the order; empty parts when they have been deleted. */
  contact: { name: string; email: string; phone: ShownPhone | null };
}

/** The payer of an order. */
export async function findPayer(orderId: number): Promise<Payer> {
  const order = await Order.findByPk(orderId, {
    attributes: ['customerId', 'contactName', 'contactEmail', 'contactPhone'],
    include: { association: 'customer', attributes: ['name', 'companyName', 'pseudonymisedAt'] },
    rejectOnEmpty: true,
  });
  const customer = order.customer!;
  return {
    customerId: order.customerId,
    customerName: customer.pseudonymisedAt ? null : nameOf(customer),
    contact: { name: order.contactName, email: order.contactEmail, phone: shownPhoneIf(order.contactPhone) },
  };
}
