import { describe, expect, it } from 'vitest';
import { createCustomer } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { listOrders, sumOrders } from '.';
import { orderFixture } from './testing/order-fixture';

useTestDatabase();

describe('what the orders of a list come to', () => {
  it('is the sum of all that match, of whoever owns them', async () => {
    const customer = await createCustomer();
    const [one, another] = [await orderFixture({ customer }), await orderFixture({ customer })];
    await orderFixture();
    const of = { customerId: customer.customerId };
    const sum = (text: string) => sumOrders({ of, when: 'all', text });
    expect(await sum('')).toBe(one.total + another.total);
    expect(await sum('uppsala gävle')).toBe(one.total + another.total);
    expect(await sum(one.orderNumber)).toBe(one.total);
    expect(await sum('Kiruna')).toBe(0);
    expect(await sum('--')).toBe(0);
    const found = { of, when: 'all', text: '--', sort: 'departure', descending: false, page: 1, pageSize: 5 } as const;
    expect((await listOrders('sv', found)).total).toBe(0);
  });
});
