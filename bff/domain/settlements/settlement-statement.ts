import { clock } from '@bff/platform/clock';
import { operatorDebts } from '../payments';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import type { Ore } from '../shared/money';
import { fromLocalText } from '../shared/time';
import {
  debtLine,
  deviationLine,
  feeLine,
  type SettledBooking,
  type SettlementKind,
  type SettlementLine,
  type SettlementSums,
  sumsOf,
  tripLine,
} from './settlement-line';
import { settlementPolicy } from './settlement.policy';
import { settlementStore } from './settlement.store';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The first instant of a month in Stockholm time. @throws DomainError `input.invalid` if it is not a month */
function startOf(month: string): Date {
  must(MONTH.test(month), 'input.invalid');
  return fromLocalText(`${month}-01T00:00`)!;
}

/** `2027-12` → `2028-01` */
export function monthAfter(month: string, months = 1): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const index = year * 12 + (number - 1) + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

const isCharged = (booking: SettledBooking): booking is SettledBooking & { cancellationFee: number } =>
  (booking.cancellationFee ?? 0) > 0;

/** What is owed for the trips that depart in some months, by their departure. Of one company, or of all. */
async function linesOf(months: readonly string[], companyId?: number): Promise<SettlementLine[]> {
  const wanted = { from: startOf(months[0]!), until: startOf(monthAfter(months.at(-1)!)), companyId };
  return linesFor(await settlementStore.bookings(wanted, clock.now()));
}

async function linesFor({
  departed,
  canceled,
}: Record<'departed' | 'canceled', SettledBooking[]>): Promise<SettlementLine[]> {
  const all = [...departed, ...canceled];
  const byId = new Map(all.map((booking) => [booking.id, booking]));
  const [charged, debts] = await Promise.all([
    settlementStore.charged([...byId.keys()]),
    operatorDebts([...byId.keys()]),
  ]);
  const lines = [
    ...departed.map(tripLine),
    ...canceled.filter(isCharged).map(feeLine),
    ...charged.map(({ bookingId, price }) => deviationLine(byId.get(bookingId)!, price)),
    ...debts.map(({ bookingId, kind, amount }) => debtLine(byId.get(bookingId)!, kind, amount)),
  ];
  return lines.sort((a, b) => a.departure.getTime() - b.departure.getTime() || a.bookingId - b.bookingId);
}

/** What a cancellation comes to on its operator's statement. Amounts in öre. */
export interface SettledCancellation {
  /** What the customer pays, with tax. */
  fee: Ore;
  /** The operator's part of that, without tax. */
  share: Ore;
  /** What the operator owes for having canceled. */
  penalty: Ore;
}

/** Of canceled bookings together, in the running transaction: for telling their operator. Access is decided by the caller. */
export async function settledCancellation(bookingIds: readonly number[]): Promise<SettledCancellation> {
  const canceled = await settlementStore.canceled(bookingIds);
  const lines = await linesFor({ departed: [], canceled });
  const netOf = (kind: SettlementKind) => lines.reduce((sum, line) => sum + (line.kind === kind ? line.net : 0), 0);
  return {
    fee: canceled.reduce((sum, { cancellationFee }) => sum + (cancellationFee ?? 0), 0),
    share: netOf('fee'),
    penalty: Math.abs(netOf('penalty')),
  };
}

const isIn =
  (month: string) =>
  ({ departure }: SettlementLine): boolean =>
    departure >= startOf(month) && departure < startOf(monthAfter(month));

/** The month is not over: more trips may be added. */
const isOpen = (month: string): boolean => clock.now() < startOf(monthAfter(month));

export interface MonthSettlement extends SettlementSums {
  /** `2027-03` */
  month: string;
  /** The month is not over. */
  isOpen: boolean;
}

/**
 * What a company is owed for each month of a year that has a line, by the departure of its trips in Stockholm. Without future trips.
 * @throws DomainError `auth.noPermission`, `input.invalid`
 */
export async function yearOfSettlements(
  actor: Actor,
  { companyId, year }: { companyId: number; year: number },
): Promise<MonthSettlement[]> {
  must(settlementPolicy.see(actor, { id: companyId }), 'auth.noPermission');
  const months = Array.from({ length: 12 }, (_, index) => monthAfter(`${year}-01`, index));
  const lines = await linesOf(months, companyId);
  return months.flatMap((month) => {
    const own = lines.filter(isIn(month));
    return own.length === 0 ? [] : [{ month, isOpen: isOpen(month), ...sumsOf(own) }];
  });
}

export interface CompanySettlement extends SettlementSums {
  companyId: number;
  name: string;
  /** The month is not over. */
  isOpen: boolean;
}

/**
 * What each company is owed for a month, the most first; companies owed nothing are left out. @throws DomainError `auth.noPermission`,
 * `input.invalid`
 */
export async function settlementsOfMonth(actor: Actor, month: string): Promise<CompanySettlement[]> {
  must(settlementPolicy.seeAll(actor), 'auth.noPermission');
  const lines = await linesOf([month]);
  const names = await settlementStore.companyNames([...new Set(lines.map(({ companyId }) => companyId))]);
  return [...names]
    .map(([companyId, name]) => ({
      companyId,
      name,
      isOpen: isOpen(month),
      ...sumsOf(lines.filter((line) => line.companyId === companyId)),
    }))
    .sort((a, b) => b.toPay - a.toPay || a.companyId - b.companyId);
}

export interface StatementLine extends SettlementLine {
  from: string;
  to: string;
}

export interface SettlementStatement {
  company: { id: number; name: string; orgNumber: string };
  /** `2027-03` */
  month: string;
  /** The month is not over: more trips may follow. */
  isOpen: boolean;
  lines: StatementLine[];
  sums: SettlementSums;
}

/**
 * What a company is owed for a month, and for what.
 * @throws DomainError `company.notFound`, `auth.noPermission`, `input.invalid`
 */
export async function settlementStatement(
  actor: Actor,
  { companyId, month }: { companyId: number; month: string },
): Promise<SettlementStatement> {
  must(settlementPolicy.see(actor, { id: companyId }), 'auth.noPermission');
  const company = await settlementStore.company(companyId);
  must(company, 'company.notFound');
  const lines = await linesOf([month], companyId);
  const ends = await settlementStore.ends(lines.map(({ bookingId }) => bookingId));
  return {
    company,
    month,
    isOpen: isOpen(month),
    lines: lines.map((line) => ({ ...line, ...(ends.get(line.bookingId) ?? { from: '', to: '' }) })),
    sums: sumsOf(lines),
  };
}
