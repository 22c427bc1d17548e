import * as m0100 from './0100-create-places';
import * as m0101 from './0101-create-place-names';
import * as m0102 from './0102-create-reference-data-versions';
import * as m0200 from './0200-create-users';
import * as m0201 from './0201-create-user-roles';
import * as m0202 from './0202-create-sessions';
import * as m0203 from './0203-create-login-attempts';
import * as m0204 from './0204-create-one-time-tokens';
import * as m0205 from './0205-create-customers';
import * as m0206 from './0206-create-rate-limits';
import * as m0207 from './0207-create-idempotency-keys';
import * as m0300 from './0300-create-companies';
import * as m0301 from './0301-create-company-countries';
import * as m0302 from './0302-create-company-commissions';
import * as m0303 from './0303-create-depots';
import * as m0304 from './0304-add-company-to-users';
import * as m0305 from './0305-create-vehicles';
import * as m0306 from './0306-create-vehicle-equipment';
import * as m0307 from './0307-create-vehicle-images';
import * as m0308 from './0308-create-starting-positions';
import * as m0400 from './0400-create-vehicle-cost-lists';
import * as m0401 from './0401-create-driving-cost-lists';
import * as m0402 from './0402-create-driver-cost-lists';
import * as m0403 from './0403-create-vehicle-cost-list-vehicles';
import * as m0404 from './0404-create-driving-cost-list-vehicles';
import * as m0405 from './0405-create-driver-cost-list-drivers';
import * as m0406 from './0406-create-cancellation-tiers';
import * as m0407 from './0407-create-minimum-cancellation-tiers';
import * as m0500 from './0500-create-orders';
import * as m0501 from './0501-create-order-stops';
import * as m0502 from './0502-create-bookings';
import * as m0503 from './0503-create-booking-price-lines';
import * as m0504 from './0504-create-booking-cancellation-tiers';
import * as m0505 from './0505-create-booking-segments';
import * as m0506 from './0506-create-journeys';
import * as m0510 from './0510-create-occupancies';
import * as m0511 from './0511-create-busy-vehicles';
import * as m0512 from './0512-trigger-occupancies-before-insert';
import * as m0513 from './0513-trigger-occupancies-before-update';
import * as m0514 from './0514-trigger-occupancies-after-insert';
import * as m0515 from './0515-procedure-rewrite-busy-vehicle';
import * as m0516 from './0516-trigger-occupancies-after-update';
import * as m0517 from './0517-trigger-occupancies-after-delete';
import * as m0520 from './0520-trigger-starting-positions-before-insert';
import * as m0521 from './0521-trigger-starting-positions-before-update';
import * as m0522 from './0522-trigger-starting-positions-after-insert';
import * as m0523 from './0523-trigger-starting-positions-after-update';
import * as m0524 from './0524-trigger-starting-positions-after-delete';
import * as m0525 from './0525-trigger-vehicles-after-update';
import * as m0526 from './0526-trigger-companies-after-update';
import * as m0527 from './0527-trigger-depots-after-update';
import * as m0600 from './0600-create-payments';
import * as m0601 from './0601-create-payment-events';
import * as m0602 from './0602-create-refunds';
import * as m0603 from './0603-create-ledger-entries';
import * as m0604 from './0604-trigger-ledger-entries-before-update';
import * as m0605 from './0605-trigger-ledger-entries-before-delete';
import * as m0700 from './0700-create-event-log';
import * as m0701 from './0701-trigger-event-log-before-update';
import * as m0702 from './0702-trigger-event-log-before-delete';
import * as m0703 from './0703-create-outbox';
import * as m0704 from './0704-create-scheduled-jobs';
import * as m0800 from './0800-create-settings';
import * as m0801 from './0801-create-content-pages';
import * as m0802 from './0802-create-countries';

/** One step of the schema: one DDL statement each way (DDL commits by itself, so two could stop half-way). */
export interface Migration {
  name: string;
  up: string;
  down: string;
}

/** In order. Listed by name, not found by reading a folder, so that a bundle carries them. A released one is never changed. */
export const migrations: readonly Migration[] = [
  { name: '0100-create-places', ...m0100 },
  { name: '0101-create-place-names', ...m0101 },
  { name: '0102-create-reference-data-versions', ...m0102 },
  { name: '0200-create-users', ...m0200 },
  { name: '0201-create-user-roles', ...m0201 },
  { name: '0202-create-sessions', ...m0202 },
  { name: '0203-create-login-attempts', ...m0203 },
  { name: '0204-create-one-time-tokens', ...m0204 },
  { name: '0205-create-customers', ...m0205 },
  { name: '0206-create-rate-limits', ...m0206 },
  { name: '0207-create-idempotency-keys', ...m0207 },
  { name: '0300-create-companies', ...m0300 },
  { name: '0301-create-company-countries', ...m0301 },
  { name: '0302-create-company-commissions', ...m0302 },
  { name: '0303-create-depots', ...m0303 },
  { name: '0304-add-company-to-users', ...m0304 },
  { name: '0305-create-vehicles', ...m0305 },
  { name: '0306-create-vehicle-equipment', ...m0306 },
  { name: '0307-create-vehicle-images', ...m0307 },
  { name: '0308-create-starting-positions', ...m0308 },
  { name: '0400-create-vehicle-cost-lists', ...m0400 },
  { name: '0401-create-driving-cost-lists', ...m0401 },
  { name: '0402-create-driver-cost-lists', ...m0402 },
  { name: '0403-create-vehicle-cost-list-vehicles', ...m0403 },
  { name: '0404-create-driving-cost-list-vehicles', ...m0404 },
  { name: '0405-create-driver-cost-list-drivers', ...m0405 },
  { name: '0406-create-cancellation-tiers', ...m0406 },
  { name: '0407-create-minimum-cancellation-tiers', ...m0407 },
  { name: '0500-create-orders', ...m0500 },
  { name: '0501-create-order-stops', ...m0501 },
  { name: '0502-create-bookings', ...m0502 },
  { name: '0503-create-booking-price-lines', ...m0503 },
  { name: '0504-create-booking-cancellation-tiers', ...m0504 },
  { name: '0505-create-booking-segments', ...m0505 },
  { name: '0506-create-journeys', ...m0506 },
  { name: '0510-create-occupancies', ...m0510 },
  { name: '0511-create-busy-vehicles', ...m0511 },
  { name: '0512-trigger-occupancies-before-insert', ...m0512 },
  { name: '0513-trigger-occupancies-before-update', ...m0513 },
  { name: '0514-trigger-occupancies-after-insert', ...m0514 },
  { name: '0515-procedure-rewrite-busy-vehicle', ...m0515 },
  { name: '0516-trigger-occupancies-after-update', ...m0516 },
  { name: '0517-trigger-occupancies-after-delete', ...m0517 },
  { name: '0520-trigger-starting-positions-before-insert', ...m0520 },
  { name: '0521-trigger-starting-positions-before-update', ...m0521 },
  { name: '0522-trigger-starting-positions-after-insert', ...m0522 },
  { name: '0523-trigger-starting-positions-after-update', ...m0523 },
  { name: '0524-trigger-starting-positions-after-delete', ...m0524 },
  { name: '0525-trigger-vehicles-after-update', ...m0525 },
  { name: '0526-trigger-companies-after-update', ...m0526 },
  { name: '0527-trigger-depots-after-update', ...m0527 },
  { name: '0600-create-payments', ...m0600 },
  { name: '0601-create-payment-events', ...m0601 },
  { name: '0602-create-refunds', ...m0602 },
  { name: '0603-create-ledger-entries', ...m0603 },
  { name: '0604-trigger-ledger-entries-before-update', ...m0604 },
  { name: '0605-trigger-ledger-entries-before-delete', ...m0605 },
  { name: '0700-create-event-log', ...m0700 },
  { name: '0701-trigger-event-log-before-update', ...m0701 },
  { name: '0702-trigger-event-log-before-delete', ...m0702 },
  { name: '0703-create-outbox', ...m0703 },
  { name: '0704-create-scheduled-jobs', ...m0704 },
  { name: '0800-create-settings', ...m0800 },
  { name: '0801-create-content-pages', ...m0801 },
  { name: '0802-create-countries', ...m0802 },
];
