import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { absoluteLocation } from './absolute-location';

const app = new Hono();
app.use(absoluteLocation);
app.get('/to', (c) => c.redirect(c.req.query('where')!, 303));
app.get('/plain', (c) => c.text('hello'));

const locationOf = async (where: string) =>
  (await app.request(`http://127.0.0.1:3000/to?where=${encodeURIComponent(where)}`)).headers.get('location');

it('a redirect says its whole address', async () => {
  expect(await locationOf('/sv/booking/list?show=past#top')).toBe(
    'http://127.0.0.1:3000/sv/booking/list?show=past#top',
  );
});

it('leaves what has an origin as it is, and adds none to what is no redirect', async () => {
  for (const where of ['https://pay.example/session', '//elsewhere.example/'])
    expect(await locationOf(where)).toBe(where);
  expect((await app.request('http://127.0.0.1:3000/plain')).headers.has('location')).toBe(false);
});
