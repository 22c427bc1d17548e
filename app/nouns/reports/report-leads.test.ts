import { expect, it } from 'vitest';
import { leadsOf } from './report-leads';

const lists = { bookings: '/bookings', deviations: '/deviations' };

it('a month ends on its last day, a year on the last of December', () => {
  const days = (period: string) => /from=.*/.exec(leadsOf(lists, period).trips!)?.[0];
  expect(days('2028-02')).toBe('from=2028-02-01&until=2028-02-29');
  expect(days('2027-12')).toBe('from=2027-12-01&until=2027-12-31');
  expect(days('2027')).toBe('from=2027-01-01&until=2027-12-31');
});

it('a company’s figures lead to its own rows', () => {
  expect(leadsOf(lists, '2027-03', 7)).toEqual({
    trips: '/bookings?when=all&counted=confirmed&from=2027-03-01&until=2027-03-31&company=7',
    deviations: '/deviations?counted=inReport&from=2027-03-01&until=2027-03-31&company=7',
  });
});
