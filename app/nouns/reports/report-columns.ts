import type { NameIn, Translate } from '~/i18n/text-keys';
import type { TripSums } from '@bff/domain/reports';
import { formatDistance, formatMoney, formatNumber, formatPercent, type FormatLocale } from '@formats';

interface Sums extends TripSums {
  /** What `busySeconds` are a part of, where that is told. */
  availableSeconds?: number;
}

export interface ReportRow extends Sums {
  /** `2027-03`, or a company's name. */
  name: string;
}

export type ReportWord = NameIn<'companies:report.columns'>;

interface ReportColumn {
  key: ReportWord;
  shown: (row: ReportRow, locale: FormatLocale) => string;
  /** For a spreadsheet: kronor, kilometres and kilograms as numbers. */
  file: (row: ReportRow) => number | null;
  /** In w3m it stands below its row. */
  below?: true;
}

/** Whole kronor: sums are compared here, and the file has the öre. */
const kronor = (ore: number, locale: FormatLocale) => formatMoney(ore, locale, { decimals: false });

const people: readonly ReportColumn[] = [
  { key: 'trips', shown: ({ trips }, locale) => formatNumber(trips, locale), file: ({ trips }) => trips },
  {
    key: 'passengers',
    shown: ({ passengers }, locale) => formatNumber(passengers, locale),
    file: ({ passengers }) => passengers,
  },
];
const road: readonly ReportColumn[] = [
  { key: 'distance', shown: ({ metres }, locale) => formatDistance(metres, locale), file: (row) => row.metres / 1_000 },
  {
    key: 'emissions',
    shown: ({ emissionsGrams }, locale) => `${formatNumber(emissionsGrams / 1_000, locale)} kg`,
    file: (row) => row.emissionsGrams / 1_000,
  },
];
const ofTrips: readonly ReportColumn[] = [
  ...road,
  {
    key: 'deviations',
    shown: ({ deviations }, locale) => formatNumber(deviations, locale),
    file: ({ deviations }) => deviations,
  },
];
const sums = (price: 'own' | 'revenue'): readonly ReportColumn[] => [
  ...people,
  {
    key: price,
    shown: ({ operatorPrice }, locale) => kronor(operatorPrice, locale),
    file: (row) => row.operatorPrice / 100,
  },
  // The amounts that follow for an administrator are what is read first.
  ...(price === 'own' ? ofTrips : ofTrips.map((column) => ({ ...column, below: true as const }))),
];
const TENTH = 10;
/** A share as it is read: in whole per cent; below ten of them in tenths, where a whole one would hide half of it. */
function readShare(share: number, locale: FormatLocale): string {
  if (share > 0 && share * 10_000 < TENTH / 2) return `<\u00a0${formatPercent(TENTH, locale)}`;
  const step = share < 0.1 ? TENTH : 100;
  return formatPercent(Math.round((share * 10_000) / step) * step, locale);
}

const utilisation: ReportColumn = {
  key: 'utilisation',
  shown: ({ busySeconds, availableSeconds = 0 }, locale) =>
    availableSeconds > 0 ? readShare(busySeconds / availableSeconds, locale) : '–',
  file: ({ busySeconds, availableSeconds = 0 }) =>
    availableSeconds > 0 ? Math.round((busySeconds / availableSeconds) * 10_000) / 100 : null,
};
const sold: ReportColumn = {
  key: 'sold',
  shown: ({ customerPrice }, locale) => kronor(customerPrice, locale),
  file: (row) => row.customerPrice / 100,
};
const margin: ReportColumn = {
  key: 'margin',
  shown: (row, locale) => kronor(row.customerPrice - row.operatorPrice, locale),
  file: (row) => (row.customerPrice - row.operatorPrice) / 100,
};

/** What an organisation keeps its accounts in, and what it pays. */
const costs: readonly ReportColumn[] = [
  {
    key: 'costExclTax',
    shown: ({ customerPrice }, locale) => kronor(customerPrice, locale),
    file: (row) => row.customerPrice / 100,
  },
  { key: 'cost', shown: ({ total }, locale) => kronor(total, locale), file: (row) => row.total / 100 },
];

/** Each side's monthly figures: what an operator gets, the marketplace's margin on what customers pay, and what units' trips cost. */
export const reportColumns = {
  company: [...sums('own'), utilisation],
  admin: [...sums('revenue'), utilisation, sold, margin],
  companies: [...sums('revenue'), sold, margin],
  organisation: [...people, ...costs, ...road],
} as const;

/** All rows together. */
export const sumOf = (rows: readonly Sums[]): Sums =>
  rows.reduce((sum, row) => ({
    trips: sum.trips + row.trips,
    passengers: sum.passengers + row.passengers,
    metres: sum.metres + row.metres,
    emissionsGrams: sum.emissionsGrams + row.emissionsGrams,
    deviations: sum.deviations + row.deviations,
    operatorPrice: sum.operatorPrice + row.operatorPrice,
    customerPrice: sum.customerPrice + row.customerPrice,
    total: sum.total + row.total,
    busySeconds: sum.busySeconds + row.busySeconds,
    availableSeconds: (sum.availableSeconds ?? 0) + (row.availableSeconds ?? 0),
  }));

export const labelOf = (t: Translate, key: ReportWord): string => t(`companies:report.columns.${key}`);
