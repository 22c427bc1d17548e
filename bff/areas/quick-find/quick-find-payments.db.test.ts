import { expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { createUser } from '@db/factories';
import { Payment, Refund } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { quickFind } from './quick-find';

useTestDatabase();

it('finds a payment and a refund by exactly their number, for administrators alone', async () => {
  const bought = await orderFixture();
  const id = 77;
  const { orderId } = await Payment.findByPk(bought.paymentId!, { rejectOnEmpty: true });
  await Payment.create({ id, orderId, amount: 7, status: 'failed', idempotencyKey: 'found' });
  await Refund.create({
    id,
    paymentId: id,
    amount: 7,
    reason: 'canceled',
    status: 'succeeded',
    idempotencyKey: 'found',
  });
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const found = async (text: string) =>
    (await quickFind(admin, text)).filter(({ kind }) => kind === 'payment' || kind === 'refund');
  const detail = expect.stringContaining(bought.orderNumber) as string;
  const [payment, refund] = (['payment', 'refund'] as const).map((kind) => ({ kind, id, name: '77', detail }));
  expect(await found('77')).toEqual([payment, refund]);
  expect(await quickFind(admin, 'Betalning 77')).toEqual([payment]);
  expect(await quickFind(admin, 'Återbetalning 77')).toEqual([refund]);
  // A number that none has is no beginning of another.
  for (const text of ['8', bought.orderNumber.slice(0, 4)]) expect(await found(text), text).toEqual([]);
  for (const actor of [bought.customer, bought.operator]) expect(await quickFind(actor, 'Betalning 77')).toEqual([]);
});
