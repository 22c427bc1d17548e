import {
  issuedReceipt,
  type IssuedReceipt,
  issueReceipt,
  reissueReceipt,
  type Receipt,
  receiptPdf,
} from '@bff/domain/documents';
import { readSettings, sellerNamed, type Settings } from '@bff/domain/settings';
import type { Language } from '@bff/domain/shared/actor';
import { vatNumberOf } from '@bff/domain/shared/numbers';
import { clock } from '@bff/platform/clock';
import { env } from '@bff/platform/env';
import type { OrderDetails } from './order-details';
import { tripIn } from './order-in-language';
import { readOrderDetails } from './order-details.store';
import { liveBookings, tripOf } from './order-trip';

/** Issues the receipt of an order that has just been paid, in the transaction that confirms it. */
export async function issueOrderReceipt(orderNumber: string): Promise<void> {
  const order = await readOrderDetails(orderNumber);
  if (!order) throw new Error(`order ${orderNumber} is gone`);
  await issueReceipt(order.id, receiptOf(order, await readSettings()));
}

/** Issues a new receipt after a change, in the transaction that makes it, with the order's current sums and payments. */
export async function issueChangedReceipt(orderNumber: string): Promise<void> {
  const order = await readOrderDetails(orderNumber);
  if (!order) throw new Error(`order ${orderNumber} is gone`);
  const receipt = receiptOf(order, await readSettings());
  await reissueReceipt(order.id, { ...receipt, issuedAt: clock.now() });
}

/** The order's newest receipt as a PDF, as it was issued; undefined until there is one. */
export async function orderReceiptPdf(order: OrderDetails, language: Language): Promise<Buffer | undefined> {
  const issued = await issuedReceipt(order.id);
  if (!issued) return undefined;
  const trip = await tripIn(language, issued.trip);
  return receiptPdf(receiptWithReturns(order, { ...issued, trip }, language));
}

/** For the mail that confirms a payment; access is not checked. */
export async function receiptForMail(orderNumber: string, language: Language): Promise<Buffer | undefined> {
  const order = await readOrderDetails(orderNumber);
  return order && orderReceiptPdf(order, language);
}

/** The receipt as it was issued, with the contact's address and later refunds and cancellation fees. */
function receiptWithReturns(order: OrderDetails, issued: IssuedReceipt, language: Language): Receipt {
  const canceled = order.bookings.filter(({ status }) => status === 'canceled');
  return {
    ...issued,
    language,
    buyer: { ...issued.buyer, email: order.contactEmail },
    refunds: order.refunds.flatMap(({ status, completedAt, amount }) =>
      status === 'succeeded' && completedAt ? [{ at: completedAt, amount }] : [],
    ),
    cancellationFee:
      canceled.length > 0 ? canceled.reduce((sum, { cancellationFee }) => sum + (cancellationFee ?? 0), 0) : null,
  };
}

/** The seller with its VAT number, which follows from its organisation number. */
function sellerOf(settings: Settings): IssuedReceipt['seller'] {
  const { name, orgNumber, address } = sellerNamed(settings);
  return {
    name,
    orgNumber: orgNumber || null,
    vatNumber: orgNumber ? vatNumberOf(orgNumber) : null,
    address: address || null,
    phone: settings.supportPhone || null,
  };
}

/** The buyer, as the order and the customer's record name it now. */
export const buyerOf = ({ customer, contactName, unit }: OrderDetails): IssuedReceipt['buyer'] => ({
  name: contactName || customer.name,
  companyName: customer.companyName,
  orgNumber: customer.orgNumber,
  ...(unit && { unit: unit.name, costCenter: unit.costCenter || null }),
  address:
    [customer.street, [customer.postcode, customer.city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null,
});

/** The content of the receipt: its lines are the buses as they were bought. */
function receiptOf(order: OrderDetails, settings: Settings): IssuedReceipt {
  const { bookings, countries, customerPrice, tax, total } = order;
  const paid = order.payments.filter(({ status }) => status === 'succeeded');
  const surcharge = bookings.reduce((sum, { surchargeFee }) => sum + surchargeFee, 0);
  return {
    brand: env().BRAND_NAME,
    supportEmail: settings.supportEmail,
    seller: sellerOf(settings),
    buyer: buyerOf(order),
    // Not kept with the receipt: the address is shown from the order.
    trip: { ...tripOf(order), contact: { name: '', email: '', phone: '' } },
    price: { customerPrice, tax, taxBasisPoints: liveBookings(order)[0]?.taxBasisPoints ?? 0, total, countries },
    lines: [
      ...bookings.map(({ number, customerPrice: price, surchargeFee }) => ({
        kind: 'bus' as const,
        bookingNumber: number,
        amount: price - surchargeFee,
      })),
      ...(surcharge > 0 ? [{ kind: 'surcharge' as const, amount: surcharge }] : []),
    ],
    payments: paid.map(({ succeededAt, capturedAmount, cardBrand, cardLast4 }) => ({
      paidBy: 'card',
      at: succeededAt,
      amount: capturedAmount,
      cardBrand,
      cardLast4,
    })),
    issuedAt: paid[0]?.succeededAt ?? clock.now(),
  };
}
