import { unitsWithAccounts } from '@bff/domain/deal-organisations';
import { type MonthReport, type UnitReport, unitsReport } from '@bff/domain/reports';
import type { UserActor } from '@bff/domain/shared/actor';
import { formatUnit } from '@formats';

export interface NamedUnitReport extends UnitReport {
  /** With its cost centre. */
  name: string;
}

/** What trips of a year cost the units that the actor buys for or keeps the accounts of, by month and by unit. */
export async function unitYear(
  actor: UserActor,
  year: number,
): Promise<{ months: MonthReport[]; units: NamedUnitReport[] }> {
  const { units } = await unitsWithAccounts(actor);
  const names = new Map(units.map((unit) => [unit.id, formatUnit(unit)]));
  const report = await unitsReport(year, [...names.keys()]);
  return { ...report, units: report.units.map((unit) => ({ ...unit, name: names.get(unit.unitId) ?? '' })) };
}
