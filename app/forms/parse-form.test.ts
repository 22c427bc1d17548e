import { expect, it, test } from 'vitest';
import { readForm } from './parse-form.server';

const request = (fields: [string, string][]) =>
  new Request('http://localhost/sv/auth/login', { method: 'POST', body: new URLSearchParams(fields) });
const statusOf = (read: Promise<FormData>) =>
  read.then(
    () => 200,
    (thrown: { init: { status: number } }) => thrown.init.status,
  );

test.each([
  'a[999999999]',
  'a[1000]',
  'a[-1]',
  'a[__proto__]',
  '__proto__.x',
  'constructor.prototype.x',
  'a[',
  'a]',
  'a..b',
  '',
  'a.b.c.d.e.f.g',
  'a'.repeat(200),
])('a field named %s is no field of ours', async (name) => {
  expect(await statusOf(readForm(request([[name, 'x']])))).toBe(400);
});

it('takes the names that forms of ours have', async () => {
  const form = await readForm(
    request([
      ['street-0', 'a'],
      ['stops[0].name', 'b'],
      ['names[]', 'c'],
      ['agreedFee', 'd'],
      ['$x', 'e'],
    ]),
  );
  expect([...form.keys()]).toHaveLength(5);
});
