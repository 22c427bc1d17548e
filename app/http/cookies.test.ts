import { expect, it, vi } from 'vitest';
import { hostCookie } from './cookies.server';

const installation = vi.hoisted(() => ({ origin: '' }));
vi.mock('@bff/platform/env', () => ({ publicOrigin: () => installation.origin }));

const lineOf = async (origin: string, name: string) => {
  installation.origin = origin;
  const [pair = '', ...attributes] = (await hostCookie(name).serialize('x')).split('; ');
  return { name: pair.split('=')[0], attributes: attributes.toSorted() };
};

it('a cookie is out of reach of scripts, other sites and other hosts, and Secure wherever the product is reached by https', async () => {
  expect(await lineOf('https://bussplats.example', 'session')).toEqual({
    name: '__Host-session',
    attributes: ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'],
  });
  expect(await lineOf('http://localhost:3000', 'session')).toEqual({
    name: 'session',
    attributes: ['HttpOnly', 'Path=/', 'SameSite=Lax'],
  });
});
