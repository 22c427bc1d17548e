// Traces: S2-008, S2-009, S2-010, S2-011, S2-012, S2-013, S2-014, S2-015, S2-016, S6-001, S6-002, S6-003, S6-004,
// S6-005, S6-006, S6-007, S6-008, S6-009, S6-010, S6-013, S6-014, S6-016, S6-017, S6-018, S6-019, S6-020, S6-021
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role, type UserActor, visitor } from '../shared/actor';
import { AREAS, accessTo, areaOf, homeOf, placeAfterLogin } from './access';

const user = (roles: readonly Role[], trainReplacementCustomer = false): UserActor => ({
  kind: 'user', userId: 1, roles, trainReplacementCustomer, language: 'sv', customerId: null, companyId: null,
}); // prettier-ignore

describe('areas', () => {
  it.each([
    ['/sv', 'general'], ['/', 'general'], ['/en/buses/search', 'general'], ['/sv/booking/list', 'general'], ['/sv/dashboard', 'dashboard'],
    ['/sv/dashboard/company/vehicles/list', 'company'], ['/sv/Dashboard/Admin', 'admin'], ['/sv/dashboard/companyx', 'dashboard'], ['/sv/user/profile', 'account'],
    ['/sv/settings/contact-info', 'account'], ['/sv/page/villkor', 'open'], ['/sv/auth/login', 'open'], ['/sv/404', 'open'], ['/sv/dashboard/driver.data', 'driver'],
  ])('%s is %s', (path, area) => expect(areaOf(path)).toBe(area)); // prettier-ignore

  it.each<[string, Role[], boolean, string]>([
    ['general', ['SYSTEM_ADMIN'], false, '/dashboard/admin'],
    ['general', ['SYSTEM_OWNER'], false, '/dashboard/admin'],
    ['general', ['COMPANY_ADMIN', 'CUSTOMER'], false, '/dashboard/company'],
    ['general', ['DEAL_CUSTOMER_FINANCE'], false, '/dashboard/organisation'],
    ['general', ['DEAL_CUSTOMER_ADMIN'], true, 'allowed'],
    ['general', ['DEAL_CUSTOMER_BOOKER'], false, 'allowed'],
    ['general', ['DEAL_CUSTOMER_USER'], false, 'allowed'],
    ['general', ['CUSTOMER'], false, 'allowed'],
    ['general', ['DRIVER'], false, 'allowed'],
    ['open', ['SYSTEM_ADMIN'], false, 'allowed'],
    ['account', ['COMPANY_ADMIN'], false, 'allowed'],
    ['dashboard', ['DRIVER'], false, '/dashboard/driver'],
    ['dashboard', ['CUSTOMER'], false, '/'],
    ['company', ['CUSTOMER'], false, '/'],
    ['company', ['DRIVER'], false, '/dashboard/driver'],
    ['company', ['SYSTEM_ADMIN'], false, '/dashboard/admin'],
    ['company', ['COMPANY_ADMIN'], false, 'allowed'],
    ['admin', ['COMPANY_ADMIN'], false, '/dashboard/company'],
    ['admin', ['DEAL_CUSTOMER_USER'], false, '/dashboard/organisation'],
    ['organisation', ['DEAL_CUSTOMER_USER'], false, 'allowed'],
    ['organisation', ['DEAL_CUSTOMER_FINANCE'], false, 'allowed'],
    ['train', ['DEAL_CUSTOMER_ADMIN'], false, '/dashboard/organisation'],
    ['train', ['DEAL_CUSTOMER_ADMIN'], true, 'allowed'],
    ['traffic', ['TRAFFIC_CONTROLLER'], false, 'allowed'],
  ])('%s for %j (train %s): %s', (area, roles, train, outcome) => {
    const access = accessTo(area as (typeof AREAS)[number], user(roles, train));
    expect(access.kind === 'elsewhere' ? access.path : access.kind).toBe(outcome);
  });

  it('asks a visitor to log in where the area needs it', () => {
    const kinds = AREAS.map((area) => [area, accessTo(area, visitor('sv')).kind]);
    expect(kinds.filter(([, kind]) => kind === 'allowed').map(([area]) => area)).toEqual(['general', 'open']);
  });

  it('sends nobody in circles, whatever roles they have', () => {
    fc.assert(
      fc.property(fc.subarray([...ROLES]), fc.boolean(), fc.constantFrom(...AREAS), (roles, train, start) => {
        let area = start;
        for (let hop = 0; hop < 3; hop++) {
          const access = accessTo(area, user(roles, train));
          if (access.kind === 'allowed') return;
          area = areaOf(access.kind === 'elsewhere' ? access.path : '/auth/login');
        }
        throw new Error(`${roles.join()} goes in circles from ${start}`);
      }),
    );
  });

  it('returns a login to where it was asked for, if the user may be there', () => {
    const customer = { actor: user(['CUSTOMER']), contactType: 'PRIVATE' as const };
    const operator = { actor: user(['COMPANY_ADMIN']), contactType: null };
    expect(placeAfterLogin(customer, '/sv/booking/edit?offer=abc')).toBe('/sv/booking/edit?offer=abc');
    expect(placeAfterLogin(customer, '/sv/dashboard/admin')).toBe('/');
    expect(placeAfterLogin(customer, 'https://evil.example')).toBe('/');
    expect(placeAfterLogin(operator, '/sv/buses/search')).toBe('/dashboard/company');
    expect(placeAfterLogin(operator, '/sv/dashboard/company/vehicles/list')).toBe(
      '/sv/dashboard/company/vehicles/list',
    );
    expect(homeOf({ actor: user(['SYSTEM_ADMIN', 'CUSTOMER']), contactType: null })).toBe('/dashboard/admin');
  });
});
