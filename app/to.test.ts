import { describe, expect, it } from 'vitest';
import { to } from './to';

describe('addresses of screens', () => {
  it("take their path's parameters, in order", () => {
    expect(to.home()).toBe('/');
    expect(to.customers()).toBe('/dashboard/admin/customers/list');
    expect(to.customer(17)).toBe('/dashboard/admin/customers/17');
    expect(to.actOnUser(17, 'disable')).toBe('/dashboard/admin/users/17/disable');
    expect(to.receipt('BP-1')).toBe('/purchases/BP-1/receipt.pdf');
    expect(to.dashboard()).toBe('/dashboard');
  });

  it('keep a value within its segment', () => {
    expect(to.contentPage('../admin?x#y')).toBe('/page/..%2Fadmin%3Fx%23y');
  });

  it('are checked by the compiler', () => {
    // @ts-expect-error a customer's address needs the customer
    expect(to.customer()).toContain('undefined');
    // @ts-expect-error the list's needs nothing
    expect(to.customers(17)).toBe('/dashboard/admin/customers/list');
  });
});
