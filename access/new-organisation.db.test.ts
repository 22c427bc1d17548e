// Traces: S5-012
import { expect, it } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson } from './testing/people';
import { openPage } from './testing/probe';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();

it('an organisation is created with the payment that works: without card it could not book anything', async () => {
  const { status, body } = await openPage(
    ask,
    await createPerson('SYSTEM_ADMIN'),
    '/dashboard/admin/deal-customers/create',
  );
  const boxes = [...body.matchAll(/<input[^>]*name="paymentOptions"[^>]*>/g)].map(([input]) => [
    /value="(\w+)"/.exec(input)![1],
    input.includes('checked'),
  ]);
  expect([status, Object.fromEntries(boxes)]).toEqual([200, { card: true, invoice: false }]);
  expect(body).toContain('betalas alla resor med kort');
});
