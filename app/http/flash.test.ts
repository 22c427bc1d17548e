import { describe, expect, it } from 'vitest';
import { redirectWithFlash } from './flash.server';

const HERE = '/sv/dashboard/admin/bookings/AB12CD34';

describe('an answer with a message', () => {
  it.each([
    ['the page itself', HERE, true],
    ['a place of that page', `${HERE}#notes`, true],
    ['the page with another query', `${HERE}?all=1`, false],
    ['another page', '/sv/dashboard/admin/bookings', false],
  ])('that leads from a dialog over a page to %s', async (_name, target, isReplaced) => {
    const request = new Request(`https://bussplats.example${HERE}/cancel`, {
      method: 'POST',
      headers: { referer: `https://bussplats.example${HERE}`, 'sec-fetch-dest': 'empty' },
    });
    const { headers } = await redirectWithFlash(request, target, 'notes:flash.saved');
    expect(headers.get('location')).toBe(target);
    expect(headers.has('x-remix-replace')).toBe(isReplaced);
  });

  it('adds a page where the browser does not say which one it was sent from', async () => {
    const { headers } = await redirectWithFlash(
      new Request(`https://bussplats.example${HERE}`),
      HERE,
      'notes:flash.added',
    );
    expect(headers.has('x-remix-replace')).toBe(false);
  });
});
