import { describe, expect, it } from 'vitest';
import { type Actor, system, type UserActor } from '@bff/domain/shared/actor';
import { bookingPolicy, type BookingSubject } from './booking.policy';

const user = (more: Partial<UserActor>): UserActor => ({
  kind: 'user',
  userId: 1,
  roles: ['CUSTOMER'],
  customerId: null,
  companyId: null,
  deal: null,
  trainReplacementCustomer: false,
  language: 'sv',
  ...more,
});
const inUnit = (role: 'admin' | 'booker' | 'finance', userId: number) =>
  user({
    userId,
    roles: [role === 'admin' ? 'DEAL_CUSTOMER_ADMIN' : role === 'booker' ? 'DEAL_CUSTOMER_BOOKER' : 'DEAL_CUSTOMER_FINANCE'], // prettier-ignore
    deal: { organisationId: 7, rights: [{ unitId: 70, role }] },
  });

const ACTORS = {
  buyer: user({ userId: 10, customerId: 100 }),
  stranger: user({ userId: 11, customerId: 101 }),
  booker: inUnit('booker', 12),
  finance: inUnit('finance', 13),
  operator: user({ userId: 14, roles: ['COMPANY_ADMIN'], companyId: 1_000 }),
  driver: user({ userId: 15, roles: ['DRIVER'], companyId: 1_000 }),
  'another operator': user({ userId: 16, roles: ['COMPANY_ADMIN'], companyId: 1_001 }),
  administrator: user({ userId: 17, roles: ['SYSTEM_ADMIN'] }),
  system: system('test'),
} satisfies Record<string, Actor>;
type Who = keyof typeof ACTORS;

const own: BookingSubject = { customerId: 100, userId: 10, dealOrganisationId: null, unitLine: [], operators: [1_000], wasConfirmed: true }; // prettier-ignore
const ofUnit: BookingSubject = { ...own, customerId: 999, userId: 99, dealOrganisationId: 7, unitLine: [70] };
type Act = Exclude<keyof typeof bookingPolicy, 'create' | 'seeTripsOf' | 'sendAgain'>;

/** Who may, apart from the buyers: those of a customer's own purchase, or a unit's bookers. */
const MAY: Record<Act, { buys: boolean; finance: boolean; others: Who[] }> = {
  see: { buys: true, finance: true, others: ['operator', 'administrator', 'system'] },
  seeAllBuses: { buys: true, finance: true, others: ['administrator', 'system'] },
  seeDisputes: { buys: true, finance: true, others: ['administrator'] },
  seePriceLines: { buys: false, finance: false, others: ['operator', 'administrator'] },
  handle: { buys: false, finance: false, others: ['operator', 'administrator'] },
  cancel: { buys: true, finance: false, others: ['operator', 'administrator', 'system'] },
  cancelForOperator: { buys: false, finance: false, others: ['administrator'] },
  edit: { buys: true, finance: false, others: ['system'] },
  choose: { buys: true, finance: false, others: ['system'] },
  chooseRefund: { buys: true, finance: false, others: ['administrator', 'system'] },
  change: { buys: true, finance: false, others: [] },
  answerChange: { buys: false, finance: false, others: ['operator'] },
};

const allowed = (act: Act, subject: BookingSubject): Who[] =>
  (Object.keys(ACTORS) as Who[]).filter((who) => bookingPolicy[act](ACTORS[who], subject));

describe.each(Object.entries(MAY) as [Act, (typeof MAY)[Act]][])('%s', (act, { buys, finance, others }) => {
  it("a customer's own purchase", () => {
    expect(allowed(act, own).sort()).toEqual([...(buys ? ['buyer'] : []), ...others].sort());
  });

  it("a unit's purchase: its finance sees it and does nothing with it", () => {
    const ofTheUnit = [...(buys ? ['booker'] : []), ...(finance ? ['finance'] : [])];
    expect(allowed(act, ofUnit).sort()).toEqual([...ofTheUnit, ...others].sort());
  });

  it('does not exist for its operator before it is paid', () => {
    expect(allowed(act, { ...own, wasConfirmed: false })).not.toContain('operator');
  });
});
