import { describe, expect, it } from 'vitest';
import { accessTo, areaOf } from '@bff/domain/sessions';
import { ROLES } from '@bff/domain/shared/actor';
import {
  areaMenus,
  currentLine,
  dashboardOf,
  menuBeside,
  type MenuArea,
  menuFor,
  menuLineAt,
  roleIn,
} from './area-menus';

const areas = Object.keys(areaMenus) as MenuArea[];

describe("the dashboards' menus", () => {
  it.each(areas)('of %s stay within their area and repeat no page', (area) => {
    const paths = areaMenus[area].flatMap(({ lines }) => lines.map(([path]) => path));
    expect(paths.map((path) => areaOf(path))).toEqual(paths.map(() => area));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(areas)('of %s mark the current page', (area) => {
    for (const { lines } of areaMenus[area]) for (const [path] of lines) expect(currentLine(area, path)).toBe(path);
    expect(currentLine(area, `/dashboard/${area}/nothing`)).toBeUndefined();
  });

  it.each(areas)('of %s name the role of everybody who gets in', (area) => {
    const user = { kind: 'user', userId: 1, language: 'sv', customerId: null, companyId: null } as const;
    const roles = ROLES.filter(
      (role) => accessTo(area, { ...user, roles: [role], trainReplacementCustomer: true }).kind === 'allowed',
    );
    expect(roles).not.toEqual([]);
    expect(roles.filter((role) => roleIn(area, [role]) === undefined)).toEqual([]);
  });

  it('mark the bookings for an order', () => {
    expect(currentLine('admin', '/dashboard/admin/purchases/details/49004344')).toBe('/dashboard/admin/booking/list');
  });

  it.each([
    ['/quotes/details/26177378', '/dashboard/organisation/quotes'],
    ['/booking/change-book', '/dashboard/organisation/purchases/list'],
    ['/purchases/details/98277791', '/dashboard/organisation/purchases/list'],
    ['/journey/rate/12345678', '/dashboard/organisation/purchases/list'],
    ['/user/profile', undefined],
  ])('mark for a buyer at %s: %s', (page, line) => {
    expect(currentLine('organisation', page)).toBe(line);
  });

  it('begin at their own home, and at no other', () => {
    expect(areas.map((area) => dashboardOf(`/dashboard/${area}`))).toEqual(areas);
    expect(dashboardOf('/')).toBeUndefined();
  });

  it('are one for whoever orders replacement traffic for an organisation', () => {
    const roles = ['DEAL_CUSTOMER_ADMIN'] as const;
    const [train, organisation] = (['train', 'organisation'] as const).map((area) =>
      menuBeside(area, roles, '/dashboard/train'),
    );
    expect(train).toEqual(organisation);
    expect(train?.groups.flatMap(({ lines }) => lines.map(([path]) => path)).slice(0, 3)).toEqual([
      '/dashboard/train',
      '/dashboard/organisation',
      '/dashboard/organisation/purchases/list',
    ]);
    expect(menuBeside('organisation', roles, '/dashboard/organisation')).toEqual({
      area: 'organisation',
      groups: menuFor('organisation', roles),
    });
  });

  it('are found for any address of a dashboard, and for no other', () => {
    expect(menuLineAt('/sv/dashboard/organisation/users/7/rights?unit=1')?.[0]).toBe('/dashboard/organisation/users');
    expect(menuLineAt('/en/dashboard/admin/nothing')?.[0]).toBe('/dashboard/admin');
    for (const elsewhere of ['/sv/user/export', '/sv/dashboard/constructor/x', '/sv/dashboard', '/'])
      expect(menuLineAt(elsewhere)).toBeUndefined();
  });

  it('leave out what another role would be refused', () => {
    const pathsFor = (...roles: Parameters<typeof menuFor>[1]) =>
      menuFor('organisation', roles).flatMap(({ lines }) => lines.map(([path]) => path));
    expect(pathsFor('DEAL_CUSTOMER_ADMIN')).toContain('/dashboard/organisation/users');
    expect(pathsFor('DEAL_CUSTOMER_FINANCE')).toEqual([
      '/dashboard/organisation',
      '/dashboard/organisation/purchases/list',
      '/dashboard/organisation/reporting/list',
      '/dashboard/organisation/details',
    ]);
    expect(pathsFor('DEAL_CUSTOMER_USER')).toEqual([
      '/dashboard/organisation',
      '/dashboard/organisation/quotes',
      '/dashboard/organisation/details',
    ]);
  });
});
