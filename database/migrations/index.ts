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
import * as m0210 from './0210-create-email-changes';
import * as m0211 from './0211-add-authenticated-at-to-sessions';
import * as m0215 from './0215-create-deleted-accounts';
import * as m0230 from './0230-add-phone-to-users';
import * as m0231 from './0231-add-user-to-login-attempts';
import * as m0232 from './0232-index-user-roles-by-role';
import * as m0240 from './0240-create-account-deletions';
import * as m0212 from './0212-create-second-factors';
import * as m0213 from './0213-create-recovery-codes';
import * as m0214 from './0214-add-second-step-to-one-time-tokens';
import * as m0300 from './0300-create-companies';
import * as m0301 from './0301-create-company-countries';
import * as m0302 from './0302-create-company-commissions';
import * as m0303 from './0303-create-depots';
import * as m0304 from './0304-add-company-to-users';
import * as m0305 from './0305-create-vehicles';
import * as m0306 from './0306-create-vehicle-equipment';
import * as m0307 from './0307-create-vehicle-images';
import * as m0308 from './0308-create-starting-positions';
import * as m0309 from './0309-create-applicants';
import * as m0310 from './0310-trigger-applicants-before-update';
import * as m0311 from './0311-add-version-to-companies';
import * as m0312 from './0312-trigger-companies-before-update';
import * as m0313 from './0313-create-images';
import * as m0314 from './0314-refer-to-logos-of-companies';
import * as m0320 from './0320-trigger-company-commissions-before-insert';
import * as m0321 from './0321-trigger-company-commissions-before-update';
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
import * as m0590 from './0590-add-pickup-distance-to-starting-positions';
import * as m0591 from './0591-fill-pickup-distance-of-starting-positions';
import * as m0592 from './0592-trigger-starting-positions-pickup-distance';
import * as m0593 from './0593-trigger-vehicles-pickup-distance';
import * as m0594 from './0594-create-company-revisions';
import * as m0595 from './0595-procedure-raise-company-revision';
import { revisionTriggers } from './0596-triggers-company-revisions';
import * as m0597 from './0597-find-far-vehicles-by-region';
import * as m0598 from './0598-keep-company-revisions';
import * as m0600 from './0600-create-payments';
import * as m0601 from './0601-create-payment-events';
import * as m0602 from './0602-create-refunds';
import * as m0603 from './0603-create-ledger-entries';
import * as m0604 from './0604-trigger-ledger-entries-before-update';
import * as m0605 from './0605-trigger-ledger-entries-before-delete';
import * as m0610 from './0610-add-retry-and-method-to-refunds';
import * as m0611 from './0611-add-handled-at-to-payments';
import * as m0612 from './0612-add-payment-to-payment-events';
import * as m0700 from './0700-create-event-log';
import * as m0701 from './0701-trigger-event-log-before-update';
import * as m0702 from './0702-trigger-event-log-before-delete';
import * as m0703 from './0703-create-outbox';
import * as m0704 from './0704-create-scheduled-jobs';
import * as m0710 from './0710-add-forgiven-attempts-to-outbox';
import * as m0711 from './0711-add-ordering-key-to-outbox';
import * as m0800 from './0800-create-settings';
import * as m0801 from './0801-create-content-pages';
import * as m0802 from './0802-create-countries';
import * as m0803 from './0803-name-things-by-key-in-event-log';
import * as m0804 from './0804-rename-content-pages-to-texts';
import * as m0805 from './0805-create-content-pages';
import * as m0806 from './0806-fill-content-pages';
import * as m0807 from './0807-tie-content-page-texts-to-pages';
import * as m0808 from './0808-trigger-content-pages-before-delete';
import * as m0809 from './0809-create-content-page-revisions';
import * as m0810 from './0810-add-version-to-settings';
import * as m0900 from './0900-create-access-tokens';
import * as m0901 from './0901-create-integration-users';
import * as m0902 from './0902-create-request-nonces';
import * as m0910 from './0910-add-webhook-to-integration-users';
import * as m0911 from './0911-create-integration-subscriptions';
import * as m0912 from './0912-create-webhook-deliveries';
import * as m0913 from './0913-add-integration-user-to-occupancies';
import * as m0980 from './0980-add-customer-and-use-to-integration-users';
import * as m1000 from './1000-create-deal-organisations';
import * as m1001 from './1001-create-deal-units';
import * as m1002 from './1002-trigger-deal-units-before-update';
import * as m1003 from './1003-trigger-deal-units-before-delete';
import * as m1004 from './1004-create-deal-users';
import * as m1005 from './1005-create-deal-rights';
import * as m1006 from './1006-trigger-deal-rights-before-delete';
import * as m1007 from './1007-trigger-deal-rights-before-update';
import * as m1008 from './1008-create-traffic-controller-organisations';
import * as m1009 from './1009-add-details-to-deal-organisations';
import * as m1010 from './1010-trigger-deal-organisations-before-update';
import * as m1011 from './1011-move-train-replacement-to-deal-organisations';
import * as m1012 from './1012-drop-train-replacement-customer-from-users';
import * as m20261122T014001 from './20261122T014001-create-disputes';
import * as m20261122T014002 from './20261122T014002-add-dispute-to-ledger-entries';
import * as m20261122T014003 from './20261122T014003-add-disputed-amount-to-payments';
import * as m20261122T014004 from './20261122T014004-create-payment-issues';
import * as m20261122T014005 from './20261122T014005-create-receipts';
import * as m20261122T014006 from './20261122T014006-create-mail-budgets';
import * as m20261122T014007 from './20261122T014007-trigger-receipts-before-update';
import * as m20261122T014008 from './20261122T014008-trigger-receipts-before-delete';
import * as m20261122T020001 from './20261122T020001-add-credential-version-to-users';

/** One step of the schema: one DDL statement each way (DDL commits by itself, so two could stop half-way). */
export interface Migration {
  name: string;
  up: string;
  down: string;
}

/** In order. Listed by name, not found by reading a folder, so that a bundle carries them. A released one is never changed. */
export const migrations: readonly Migration[] = [
  { name: '0100-create-places', up: m0100.up, down: m0100.down },
  { name: '0101-create-place-names', up: m0101.up, down: m0101.down },
  { name: '0102-create-reference-data-versions', up: m0102.up, down: m0102.down },
  { name: '0200-create-users', up: m0200.up, down: m0200.down },
  { name: '0201-create-user-roles', up: m0201.up, down: m0201.down },
  { name: '0202-create-sessions', up: m0202.up, down: m0202.down },
  { name: '0203-create-login-attempts', up: m0203.up, down: m0203.down },
  { name: '0204-create-one-time-tokens', up: m0204.up, down: m0204.down },
  { name: '0205-create-customers', up: m0205.up, down: m0205.down },
  { name: '0206-create-rate-limits', up: m0206.up, down: m0206.down },
  { name: '0207-create-idempotency-keys', up: m0207.up, down: m0207.down },
  { name: '0210-create-email-changes', up: m0210.up, down: m0210.down },
  { name: '0211-add-authenticated-at-to-sessions', up: m0211.up, down: m0211.down },
  { name: '0212-create-second-factors', up: m0212.up, down: m0212.down },
  { name: '0213-create-recovery-codes', up: m0213.up, down: m0213.down },
  { name: '0214-add-second-step-to-one-time-tokens', up: m0214.up, down: m0214.down },
  { name: '0215-create-deleted-accounts', up: m0215.up, down: m0215.down },
  { name: '0230-add-phone-to-users', up: m0230.up, down: m0230.down },
  { name: '0231-add-user-to-login-attempts', up: m0231.up, down: m0231.down },
  { name: '0232-index-user-roles-by-role', up: m0232.up, down: m0232.down },
  { name: '0240-create-account-deletions', up: m0240.up, down: m0240.down },
  { name: '0300-create-companies', up: m0300.up, down: m0300.down },
  { name: '0301-create-company-countries', up: m0301.up, down: m0301.down },
  { name: '0302-create-company-commissions', up: m0302.up, down: m0302.down },
  { name: '0303-create-depots', up: m0303.up, down: m0303.down },
  { name: '0304-add-company-to-users', up: m0304.up, down: m0304.down },
  { name: '0305-create-vehicles', up: m0305.up, down: m0305.down },
  { name: '0306-create-vehicle-equipment', up: m0306.up, down: m0306.down },
  { name: '0307-create-vehicle-images', up: m0307.up, down: m0307.down },
  { name: '0308-create-starting-positions', up: m0308.up, down: m0308.down },
  { name: '0309-create-applicants', up: m0309.up, down: m0309.down },
  { name: '0310-trigger-applicants-before-update', up: m0310.up, down: m0310.down },
  { name: '0311-add-version-to-companies', up: m0311.up, down: m0311.down },
  { name: '0312-trigger-companies-before-update', up: m0312.up, down: m0312.down },
  { name: '0313-create-images', up: m0313.up, down: m0313.down },
  { name: '0314-refer-to-logos-of-companies', up: m0314.up, down: m0314.down },
  { name: '0320-trigger-company-commissions-before-insert', up: m0320.up, down: m0320.down },
  { name: '0321-trigger-company-commissions-before-update', up: m0321.up, down: m0321.down },
  { name: '0400-create-vehicle-cost-lists', up: m0400.up, down: m0400.down },
  { name: '0401-create-driving-cost-lists', up: m0401.up, down: m0401.down },
  { name: '0402-create-driver-cost-lists', up: m0402.up, down: m0402.down },
  { name: '0403-create-vehicle-cost-list-vehicles', up: m0403.up, down: m0403.down },
  { name: '0404-create-driving-cost-list-vehicles', up: m0404.up, down: m0404.down },
  { name: '0405-create-driver-cost-list-drivers', up: m0405.up, down: m0405.down },
  { name: '0406-create-cancellation-tiers', up: m0406.up, down: m0406.down },
  { name: '0407-create-minimum-cancellation-tiers', up: m0407.up, down: m0407.down },
  { name: '0500-create-orders', up: m0500.up, down: m0500.down },
  { name: '0501-create-order-stops', up: m0501.up, down: m0501.down },
  { name: '0502-create-bookings', up: m0502.up, down: m0502.down },
  { name: '0503-create-booking-price-lines', up: m0503.up, down: m0503.down },
  { name: '0504-create-booking-cancellation-tiers', up: m0504.up, down: m0504.down },
  { name: '0505-create-booking-segments', up: m0505.up, down: m0505.down },
  { name: '0506-create-journeys', up: m0506.up, down: m0506.down },
  { name: '0510-create-occupancies', up: m0510.up, down: m0510.down },
  { name: '0511-create-busy-vehicles', up: m0511.up, down: m0511.down },
  { name: '0512-trigger-occupancies-before-insert', up: m0512.up, down: m0512.down },
  { name: '0513-trigger-occupancies-before-update', up: m0513.up, down: m0513.down },
  { name: '0514-trigger-occupancies-after-insert', up: m0514.up, down: m0514.down },
  { name: '0515-procedure-rewrite-busy-vehicle', up: m0515.up, down: m0515.down },
  { name: '0516-trigger-occupancies-after-update', up: m0516.up, down: m0516.down },
  { name: '0517-trigger-occupancies-after-delete', up: m0517.up, down: m0517.down },
  { name: '0520-trigger-starting-positions-before-insert', up: m0520.up, down: m0520.down },
  { name: '0521-trigger-starting-positions-before-update', up: m0521.up, down: m0521.down },
  { name: '0522-trigger-starting-positions-after-insert', up: m0522.up, down: m0522.down },
  { name: '0523-trigger-starting-positions-after-update', up: m0523.up, down: m0523.down },
  { name: '0524-trigger-starting-positions-after-delete', up: m0524.up, down: m0524.down },
  { name: '0525-trigger-vehicles-after-update', up: m0525.up, down: m0525.down },
  { name: '0526-trigger-companies-after-update', up: m0526.up, down: m0526.down },
  { name: '0527-trigger-depots-after-update', up: m0527.up, down: m0527.down },
  { name: '0590-add-pickup-distance-to-starting-positions', up: m0590.up, down: m0590.down },
  { name: '0591-fill-pickup-distance-of-starting-positions', up: m0591.up, down: m0591.down },
  { name: '0592-trigger-starting-positions-pickup-distance', up: m0592.up, down: m0592.down },
  { name: '0593-trigger-vehicles-pickup-distance', up: m0593.up, down: m0593.down },
  { name: '0594-create-company-revisions', up: m0594.up, down: m0594.down },
  { name: '0595-procedure-raise-company-revision', up: m0595.up, down: m0595.down },
  ...revisionTriggers,
  { name: '0597-find-far-vehicles-by-region', up: m0597.up, down: m0597.down },
  { name: '0598-keep-company-revisions', up: m0598.up, down: m0598.down },
  { name: '0600-create-payments', up: m0600.up, down: m0600.down },
  { name: '0601-create-payment-events', up: m0601.up, down: m0601.down },
  { name: '0602-create-refunds', up: m0602.up, down: m0602.down },
  { name: '0603-create-ledger-entries', up: m0603.up, down: m0603.down },
  { name: '0604-trigger-ledger-entries-before-update', up: m0604.up, down: m0604.down },
  { name: '0605-trigger-ledger-entries-before-delete', up: m0605.up, down: m0605.down },
  { name: '0610-add-retry-and-method-to-refunds', up: m0610.up, down: m0610.down },
  { name: '0611-add-handled-at-to-payments', up: m0611.up, down: m0611.down },
  { name: '0612-add-payment-to-payment-events', up: m0612.up, down: m0612.down },
  { name: '0700-create-event-log', up: m0700.up, down: m0700.down },
  { name: '0701-trigger-event-log-before-update', up: m0701.up, down: m0701.down },
  { name: '0702-trigger-event-log-before-delete', up: m0702.up, down: m0702.down },
  { name: '0703-create-outbox', up: m0703.up, down: m0703.down },
  { name: '0704-create-scheduled-jobs', up: m0704.up, down: m0704.down },
  { name: '0710-add-forgiven-attempts-to-outbox', up: m0710.up, down: m0710.down },
  { name: '0711-add-ordering-key-to-outbox', up: m0711.up, down: m0711.down },
  { name: '0800-create-settings', up: m0800.up, down: m0800.down },
  { name: '0801-create-content-pages', up: m0801.up, down: m0801.down },
  { name: '0802-create-countries', up: m0802.up, down: m0802.down },
  { name: '0803-name-things-by-key-in-event-log', up: m0803.up, down: m0803.down },
  { name: '0804-rename-content-pages-to-texts', up: m0804.up, down: m0804.down },
  { name: '0805-create-content-pages', up: m0805.up, down: m0805.down },
  { name: '0806-fill-content-pages', up: m0806.up, down: m0806.down },
  { name: '0807-tie-content-page-texts-to-pages', up: m0807.up, down: m0807.down },
  { name: '0808-trigger-content-pages-before-delete', up: m0808.up, down: m0808.down },
  { name: '0809-create-content-page-revisions', up: m0809.up, down: m0809.down },
  { name: '0810-add-version-to-settings', up: m0810.up, down: m0810.down },
  { name: '0900-create-access-tokens', up: m0900.up, down: m0900.down },
  { name: '0901-create-integration-users', up: m0901.up, down: m0901.down },
  { name: '0902-create-request-nonces', up: m0902.up, down: m0902.down },
  { name: '0910-add-webhook-to-integration-users', up: m0910.up, down: m0910.down },
  { name: '0911-create-integration-subscriptions', up: m0911.up, down: m0911.down },
  { name: '0912-create-webhook-deliveries', up: m0912.up, down: m0912.down },
  { name: '0913-add-integration-user-to-occupancies', up: m0913.up, down: m0913.down },
  { name: '0980-add-customer-and-use-to-integration-users', up: m0980.up, down: m0980.down },
  { name: '1000-create-deal-organisations', up: m1000.up, down: m1000.down },
  { name: '1001-create-deal-units', up: m1001.up, down: m1001.down },
  { name: '1002-trigger-deal-units-before-update', up: m1002.up, down: m1002.down },
  { name: '1003-trigger-deal-units-before-delete', up: m1003.up, down: m1003.down },
  { name: '1004-create-deal-users', up: m1004.up, down: m1004.down },
  { name: '1005-create-deal-rights', up: m1005.up, down: m1005.down },
  { name: '1006-trigger-deal-rights-before-delete', up: m1006.up, down: m1006.down },
  { name: '1007-trigger-deal-rights-before-update', up: m1007.up, down: m1007.down },
  { name: '1008-create-traffic-controller-organisations', up: m1008.up, down: m1008.down },
  { name: '1009-add-details-to-deal-organisations', up: m1009.up, down: m1009.down },
  { name: '1010-trigger-deal-organisations-before-update', up: m1010.up, down: m1010.down },
  { name: '1011-move-train-replacement-to-deal-organisations', up: m1011.up, down: m1011.down },
  { name: '1012-drop-train-replacement-customer-from-users', up: m1012.up, down: m1012.down },
  { name: '20261122T014001-create-disputes', up: m20261122T014001.up, down: m20261122T014001.down },
  { name: '20261122T014002-add-dispute-to-ledger-entries', up: m20261122T014002.up, down: m20261122T014002.down },
  { name: '20261122T014003-add-disputed-amount-to-payments', up: m20261122T014003.up, down: m20261122T014003.down },
  { name: '20261122T014004-create-payment-issues', up: m20261122T014004.up, down: m20261122T014004.down },
  { name: '20261122T014005-create-receipts', up: m20261122T014005.up, down: m20261122T014005.down },
  { name: '20261122T014006-create-mail-budgets', up: m20261122T014006.up, down: m20261122T014006.down },
  { name: '20261122T014007-trigger-receipts-before-update', up: m20261122T014007.up, down: m20261122T014007.down },
  { name: '20261122T014008-trigger-receipts-before-delete', up: m20261122T014008.up, down: m20261122T014008.down },
  { name: '20261122T020001-add-credential-version-to-users', up: m20261122T020001.up, down: m20261122T020001.down },
];
