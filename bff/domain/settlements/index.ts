/** What operators are owed for sold trips, by month: settlement statements. */
export type { SettlementKind, SettlementSums } from './settlement-line';
export {
  type CompanySettlement,
  monthAfter,
  type MonthSettlement,
  settledCancellation,
  settlementsOfMonth,
  settlementStatement,
  type SettlementStatement,
  type StatementLine,
  yearOfSettlements,
} from './settlement-statement';
export { statementPdf } from './statement-pdf';
