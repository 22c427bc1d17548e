// Traces: S2-192, S2-193, S2-194, S2-195, S2-196, S2-197, S2-198, S2-199, S3-006, S4-070
import { describe, expect, it } from 'vitest';
import type { Role } from '../shared/actor';
import type { CustomerType } from '../shared/customer-type';
import { currentRole, routeAfterLogin } from './login-routing';

type Case = [Role[], boolean, CustomerType | null, string, CustomerType];

describe('login routing', () => {
  it.each<Case>([
    [['DEAL_CUSTOMER_ADMIN'], true, null, '/dashboard/train', 'CORPORATE'],
    [['CUSTOMER', 'COMPANY_ADMIN', 'DEAL_CUSTOMER_ADMIN'], true, 'PRIVATE', '/dashboard/train', 'CORPORATE'],
    [['DEAL_CUSTOMER_ADMIN'], false, null, '/dashboard/organisation', 'CORPORATE'],
    [['DEAL_CUSTOMER_BOOKER'], true, null, '/dashboard/organisation', 'CORPORATE'],
    [['DEAL_CUSTOMER_FINANCE', 'COMPANY_ADMIN'], false, null, '/dashboard/organisation', 'CORPORATE'],
    [['COMPANY_ADMIN', 'CUSTOMER'], false, 'PRIVATE', '/dashboard/company', 'CORPORATE'],
    [['COMPANY_ADMIN', 'TRAFFIC_CONTROLLER'], false, null, '/dashboard/company', 'CORPORATE'],
    [['CUSTOMER', 'TRAFFIC_CONTROLLER'], false, 'PRIVATE', '/dashboard/traffic', 'CORPORATE'],
    [['CUSTOMER', 'PRIVATE_CUSTOMER'], false, 'PRIVATE', '/', 'PRIVATE'],
    [['CUSTOMER', 'CORPORATE_CUSTOMER'], false, 'CORPORATE', '/', 'CORPORATE'],
    [['CUSTOMER'], true, null, '/', 'PRIVATE'],
    [['CUSTOMER', 'SYSTEM_ADMIN'], false, 'CORPORATE', '/', 'CORPORATE'],
    [['SYSTEM_ADMIN'], false, null, '/dashboard/admin', 'PRIVATE'],
    [['DRIVER', 'SYSTEM_OWNER'], false, null, '/dashboard/admin', 'PRIVATE'],
    [['DRIVER'], false, null, '/dashboard/driver', 'PRIVATE'],
    [['DEAL_CUSTOMER_USER'], false, null, '/dashboard/organisation', 'PRIVATE'],
    [['CUSTOMER', 'DEAL_CUSTOMER_USER'], false, 'PRIVATE', '/', 'PRIVATE'],
    [['CORPORATE_CUSTOMER'], false, 'CORPORATE', '/', 'PRIVATE'],
    [[], true, null, '/', 'PRIVATE'],
  ])('%j, train %s, contact %s → %s as %s', (roles, trainReplacementCustomer, contactType, path, customerType) => {
    expect(routeAfterLogin({ roles, trainReplacementCustomer, contactType })).toMatchObject({ path, customerType });
  });

  it('takes company admin, else the last scope, as the current role', () => {
    expect(currentRole(['COMPANY_ADMIN', 'DRIVER'])).toBe('COMPANY_ADMIN');
    expect(currentRole(['CUSTOMER', 'DRIVER'])).toBe('DRIVER');
    expect(currentRole([])).toBeUndefined();
  });
});
