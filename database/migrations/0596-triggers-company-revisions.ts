type Row = 'OLD' | 'NEW';
type Event = 'delete' | 'insert' | 'update';

/** Table → the operator that a row of it is about. */
const ownerOf: Readonly<Record<string, (row: Row) => string>> = {
  company_commissions: (row) => `${row}.company_id`,
  driver_cost_lists: (row) => `${row}.company_id`,
  driving_cost_list_vehicles: (row) => `(SELECT company_id FROM driving_cost_lists WHERE id = ${row}.list_id)`,
  driving_cost_lists: (row) => `${row}.company_id`,
  starting_positions: (row) => `${row}.company_id`,
  vehicle_cost_list_vehicles: (row) => `(SELECT company_id FROM vehicle_cost_lists WHERE id = ${row}.list_id)`,
  vehicle_cost_lists: (row) => `${row}.company_id`,
  vehicle_equipment: (row) => `(SELECT company_id FROM vehicles WHERE id = ${row}.vehicle_id)`,
  vehicles: (row) => `${row}.company_id`,
};
/** Booking locks write `lock_version` only: they change nothing that a search knows, and must not queue for their operator's row. */
const onlyIf: Readonly<Record<string, string>> = { vehicles: 'NEW.lock_version = OLD.lock_version' };

function revisionTrigger(table: string, event: Event, owners: readonly string[]) {
  const name = `${table}_revision_${event}`;
  const calls = owners.map((owner) => `CALL raise_company_revision(${owner});`).join('\n  ');
  const condition = event === 'update' ? onlyIf[table] : undefined;
  return {
    name: `0596-trigger-${table.replaceAll('_', '-')}-revision-${event}`,
    up: `
CREATE TRIGGER ${name} AFTER ${event.toUpperCase()} ON ${table} FOR EACH ROW
BEGIN
  ${condition ? `IF ${condition} THEN ${calls} END IF;` : calls}
END
`,
    down: `DROP TRIGGER ${name}`,
  };
}

/** A step for every way in which what a search knows of an operator can change. A row that moves to another one counts for both. */
export const revisionTriggers = [
  revisionTrigger('companies', 'update', ['NEW.id']),
  ...Object.entries(ownerOf).flatMap(([table, owner]) => [
    revisionTrigger(table, 'delete', [owner('OLD')]),
    revisionTrigger(table, 'insert', [owner('NEW')]),
    revisionTrigger(table, 'update', [owner('OLD'), owner('NEW')]),
  ]),
].sort((a, b) => (a.name < b.name ? -1 : 1));
