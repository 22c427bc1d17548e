import { expect, it } from 'vitest';
import { reportColumns, type ReportRow, sumOf } from './report-columns';

const month = (fields: Partial<ReportRow>): ReportRow => ({
  name: '2027-03',
  trips: 1,
  passengers: 40,
  metres: 100_000,
  emissionsGrams: 90_000,
  deviations: 0,
  operatorPrice: 1_000_00,
  customerPrice: 1_200_00,
  total: 1_272_00,
  busySeconds: 3_600,
  ...fields,
});
const utilisation = reportColumns.company.find(({ key }) => key === 'utilisation')!;

it('a year’s utilisation is the time of its trips of the time of its months, not the mean of their shares', () => {
  const short = month({ busySeconds: 50, availableSeconds: 100 });
  const long = month({ busySeconds: 0, availableSeconds: 300 });
  const year = { name: '', ...sumOf([short, long]) };
  expect(utilisation.shown(short, 'sv')).toBe('50\u00a0%');
  expect(utilisation.shown(year, 'sv')).toBe('13\u00a0%');
  expect(utilisation.file(year)).toBe(12.5);
});

it('a small utilisation is not rounded away', () => {
  const shown = (busySeconds: number, locale: 'sv' | 'en') =>
    utilisation.shown(month({ busySeconds, availableSeconds: 10_000 }), locale);
  expect([0, 4, 42, 996, 1_260].map((busy) => shown(busy, 'sv'))).toEqual([
    '0\u00a0%',
    '<\u00a00,1\u00a0%',
    '0,4\u00a0%',
    '10\u00a0%',
    '13\u00a0%',
  ]);
  expect(shown(42, 'en')).toBe('0.4%');
});

it('there is none without buses', () => {
  expect(utilisation.shown(month({ availableSeconds: 0 }), 'sv')).toBe('–');
  expect(utilisation.file(month({}))).toBeNull();
});
