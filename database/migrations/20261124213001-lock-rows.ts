/** In this order. Migrations that have run are fixed: a later table needs one of its own. */
const TABLES = [
  'accessibility_properties',
  'applicants',
  'booking_changes',
  'booking_choices',
  'bookings',
  'companies',
  'content_pages',
  'customers',
  'deal_organisations',
  'depots',
  'deviations',
  'driver_cost_lists',
  'driving_cost_lists',
  'integration_users',
  'journeys',
  'mail_budgets',
  'minimum_cancellation_tiers',
  'orders',
  'outbox',
  'payment_issues',
  'payments',
  'quote_request_companies',
  'quote_requests',
  'refunds',
  'settings',
  'user_roles',
  'users',
  'vehicle_cost_lists',
  'webhook_deliveries',
] as const;

/** One migration per table, for the column that a row lock writes in a cluster (database/written-locks.ts). */
export const lockRows = TABLES.map((table, index) => ({
  name: `202611242130${String(index + 1).padStart(2, '0')}-lock-${table.replaceAll('_', '-')}`,
  up: `ALTER TABLE ${table} ADD COLUMN lock_version BIGINT UNSIGNED NOT NULL DEFAULT 0`,
  down: `ALTER TABLE ${table} DROP COLUMN lock_version`,
}));
