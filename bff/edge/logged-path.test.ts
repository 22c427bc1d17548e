import { describe, expect, it } from 'vitest';
import type { Screen } from '~/screen';
import { screens } from '~/screens';
import { screenAt } from './find-screen';
import { loggedAddress, loggedPath } from './logged-path';

const SECRET = 'M4rk3d-Secret_of-a-link';
const secretScreens = Object.values<Screen>(screens).filter(({ secretParams }) => secretParams);

/** An address of the screen with the secret in each of its secret parameters. */
const filled = ({ path, secretParams }: Screen) =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? (secretParams?.includes(part.slice(1)) ? SECRET : '17') : part))
    .join('/');

describe('a path in the log', () => {
  it('has screens with secrets to hide: those of mailed links, and of trips that are given away', () => {
    expect(secretScreens.map(({ path }) => path)).toContain('auth/invitation/:hash');
    expect(secretScreens).toHaveLength(6);
  });

  it('has no other screens with secrets: what else stands in a path is a number, a name of ours or a day', () => {
    const named = Object.values<Screen>(screens).flatMap(({ path, secretParams = [] }) =>
      [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => !secretParams.includes(name)),
    );
    expect([...new Set(named)].sort()).toEqual([
      'act',
      'company',
      'id',
      'key',
      'kind',
      'month',
      'position',
      'slug',
      'take',
      'view',
    ]);
  });

  it('hides every secret that a screen declares, however its address is written', () => {
    for (const screen of secretScreens) {
      const path = filled(screen);
      const [first = '', ...rest] = path.split('/');
      const ways = [
        `/sv/${path}`,
        `/en/${path}/`,
        `/${path}`,
        `/de/${path}`,
        `/pt-BR/${path}`,
        `/SV/${path.replace('auth', 'AUTH')}`,
        `/sv/${path}.data`,
        `/sv//${path}`,
        `/sv/%${first.charCodeAt(0).toString(16)}${first.slice(1)}/${rest.join('/')}`,
        `/sv/${path.replace('auth', 'auht')}`,
        `/sv/${path}/more`,
        `/sv/${path}?returnUrl=${SECRET}`,
        `/sv/x/${SECRET}`,
      ];
      for (const way of ways) expect([way, loggedPath(way).includes(SECRET)]).toEqual([way, false]);
      expect(loggedPath(`/sv/${path}`)).toBe(`/sv/${path.replace(SECRET, '…')}`);
    }
  });

  it('shows what else a screen is about', () => {
    expect(loggedPath('/sv/dashboard/admin/customers/17')).toBe('/sv/dashboard/admin/customers/17');
    expect(loggedPath('/booking/details/BP-1?x=y')).toBe('/booking/details/BP-1');
    expect(loggedPath('/api/v1/bookings/12345674/payment?x=y')).toBe('/api/v1/bookings/12345674/payment');
    expect(loggedPath('/api/docs')).toBe('/api/docs');
    expect(loggedPath('/sv')).toBe('/sv');
    expect(loggedPath('/')).toBe('/');
  });

  it('shows of an address that nobody answers the names that are ours', () => {
    expect(loggedPath('/sv/dashboard/admin/anna@example.se')).toBe('/sv/dashboard/admin/…');
    expect(loggedPath('/sv/wp-login.php')).toBe('/sv/…');
    expect(loggedPath('/sv/%E0%A4')).toBe('/sv/…');
  });

  it('shows of an address of the API names and numbers of ours', () => {
    expect(loggedPath('/api/v1/vehicles/17/occupancies/anna-anderssons-resa')).toBe(
      '/api/v1/vehicles/17/occupancies/…',
    );
    expect(loggedPath('/api/v1/customers/anna@example.se')).toBe('/api/v1/…/…');
    expect(loggedPath('/api/v1/bookings/0701740605')).toBe('/api/v1/bookings/…');
    expect(loggedPath('/api')).toBe('/api');
    expect(loggedPath('/%61pi/v1/anna@example.se')).toBe('/api/v1/…');
  });

  it('shows where a request came from without its secrets, and of other sites the origin', () => {
    const origin = 'https://bussplats.example';
    expect(loggedAddress(`${origin}/sv/auth/invitation/${SECRET}?x=${SECRET}`, origin)).toBe('/sv/auth/invitation/…');
    expect(loggedAddress(`/sv/auth/invitation/${SECRET}`, origin)).toBe('/sv/auth/invitation/…');
    expect(loggedAddress(`https://mail.example/inbox/${SECRET}`, origin)).toBe('https://mail.example');
    expect(loggedAddress(`http://[${SECRET}`, origin)).toBe('…');
  });
});

describe('the screen of an address', () => {
  it.each([
    ['/sv', ''],
    ['/sv.data', ''],
    ['/sv/_root.data', ''],
    ['/sv/dashboard/admin/users/create', 'dashboard/admin/users/create'],
    ['/sv/dashboard/admin/users/17', 'dashboard/admin/users/:id'],
    ['/sv/dashboard/admin/users/17/disable', 'dashboard/admin/users/:id/:act'],
    ['/sv/dashboard/admin/users/organisations/17', 'dashboard/admin/users/organisations/:id'],
    ['/sv/dashboard/driver', 'dashboard/driver'],
    ['/sv/dashboard/elsewhere', 'dashboard/*'],
    ['/sv/Dashboard/Company/Details.data', 'dashboard/company/details'],
    ['/auth/login', undefined],
    ['/sv/no/such', undefined],
  ])('%s is %s', (path, expected) => expect(screenAt(path)?.path).toBe(expected));
});
