import { afterEach, describe, expect, it } from 'vitest';
import { pdfText } from '@bff/domain/documents/testing/pdf-text';
import { parseJson, select } from '@db/query';
import { cancelOrder, receiptForMail } from '.';
import { DETAILS } from './testing/payments';
import { useBookingWorld, world } from './testing/use-booking-world';

useBookingWorld();
afterEach(() => world.settle());

interface Mail {
  to: string;
  data: Record<string, unknown>;
}
const mailOf = async (template: string): Promise<Mail> => {
  const rows = await select<{ payload: unknown }>(
    "SELECT payload FROM outbox WHERE kind = 'mail' AND JSON_VALUE(payload, '$.template') = :template ORDER BY id DESC",
    { template },
  );
  return parseJson<Mail>(rows[0]?.payload);
};

describe('mails about payments and cancellations', () => {
  it('attach the receipt once it is issued, in the language of the mail', async () => {
    const held = await world.opened();
    expect(await receiptForMail(held.orderNumber, 'sv')).toBeUndefined();
    expect(await receiptForMail('10000009', 'sv')).toBeUndefined();
    const { orderNumber, orderId } = await world.paid();
    expect((await mailOf('bookingConfirmation')).data).toMatchObject({ paidBy: 'card', isMoved: false });
    const texts = await Promise.all(
      (['sv', 'en'] as const).map(async (language) => pdfText((await receiptForMail(orderNumber, language))!)),
    );
    expect(texts[0]).toContain(`Kvitto ${orderNumber}`);
    expect(texts[1]).toContain(`Receipt ${orderNumber}`);
    // The contact's address is on it, but not kept with it.
    for (const text of texts) expect(text).toContain(DETAILS.contactEmail);
    const [kept] = await select<{ content: unknown }>('SELECT content FROM receipts WHERE order_id = :orderId', {
      orderId,
    });
    expect(JSON.stringify(kept)).toContain(DETAILS.contactName);
    expect(JSON.stringify(kept)).not.toContain(DETAILS.contactEmail);
  });

  it('link the company to its own page of the booking', async () => {
    await world.paid();
    const { data } = await mailOf('operatorBookingConfirmation');
    const [bus] = (data['trip'] as { buses: { bookingNumber: string }[] }).buses;
    expect(data['orderUrl']).toMatch(new RegExp(`/sv/dashboard/company/booking/details/${bus!.bookingNumber}$`));
  });

  it('name the amount refunded after a cancellation, and the card it goes to', async () => {
    const { buyer, orderNumber, total } = await world.paid();
    await cancelOrder(buyer, { orderNumber });
    expect(await mailOf('bookingCancellation')).toMatchObject({
      to: 'anna@test.invalid',
      data: { refund: total, fee: 0, card: 'Visa 4242' },
    });
  });
});
