import * as accessTokens from './access-tokens';
import * as accountDeletions from './account-deletions';
import * as applicants from './applicants';
import * as bookingCancellationTiers from './booking-cancellation-tiers';
import * as bookingPriceLines from './booking-price-lines';
import * as bookingSegments from './booking-segments';
import * as bookings from './bookings';
import * as busyVehicles from './busy-vehicles';
import * as cancellationTiers from './cancellation-tiers';
import * as companies from './companies';
import * as companyCommissions from './company-commissions';
import * as companyCountries from './company-countries';
import * as companyRevisions from './company-revisions';
import * as contentPageRevisions from './content-page-revisions';
import * as contentPageTexts from './content-page-texts';
import * as contentPages from './content-pages';
import * as countries from './countries';
import * as customers from './customers';
import * as dealOrganisations from './deal-organisations';
import * as dealRights from './deal-rights';
import * as dealUnits from './deal-units';
import * as dealUsers from './deal-users';
import * as deletedAccounts from './deleted-accounts';
import * as depots from './depots';
import * as driverCostListDrivers from './driver-cost-list-drivers';
import * as driverCostLists from './driver-cost-lists';
import * as drivingCostListVehicles from './driving-cost-list-vehicles';
import * as drivingCostLists from './driving-cost-lists';
import * as emailChanges from './email-changes';
import * as eventLog from './event-log';
import * as idempotencyKeys from './idempotency-keys';
import * as images from './images';
import * as integrationSubscriptions from './integration-subscriptions';
import * as integrationUsers from './integration-users';
import * as journeys from './journeys';
import * as ledgerEntries from './ledger-entries';
import * as loginAttempts from './login-attempts';
import * as minimumCancellationTiers from './minimum-cancellation-tiers';
import * as occupancies from './occupancies';
import * as oneTimeTokens from './one-time-tokens';
import * as orderStops from './order-stops';
import * as orders from './orders';
import * as outbox from './outbox';
import * as paymentEvents from './payment-events';
import * as payments from './payments';
import * as placeNames from './place-names';
import * as places from './places';
import * as rateLimits from './rate-limits';
import * as recoveryCodes from './recovery-codes';
import * as referenceDataVersions from './reference-data-versions';
import * as refunds from './refunds';
import * as requestNonces from './request-nonces';
import * as scheduledJobs from './scheduled-jobs';
import * as secondFactors from './second-factors';
import * as sessions from './sessions';
import * as settings from './settings';
import * as startingPositions from './starting-positions';
import * as trafficControllerOrganisations from './traffic-controller-organisations';
import * as userRoles from './user-roles';
import * as users from './users';
import * as vehicleCostListVehicles from './vehicle-cost-list-vehicles';
import * as vehicleCostLists from './vehicle-cost-lists';
import * as vehicleEquipment from './vehicle-equipment';
import * as vehicleImages from './vehicle-images';
import * as vehicles from './vehicles';
import * as webhookDeliveries from './webhook-deliveries';
import { raiseCompanyRevision, rewriteBusyVehicle } from './procedures';

interface Described {
  table: string;
  triggers?: string[];
}

/** In the order of their references. */
const tables: readonly Described[] = [
  contentPages,
  contentPageTexts,
  places,
  placeNames,
  referenceDataVersions,
  images,
  companies,
  users,
  userRoles,
  sessions,
  loginAttempts,
  oneTimeTokens,
  customers,
  rateLimits,
  idempotencyKeys,
  emailChanges,
  secondFactors,
  recoveryCodes,
  deletedAccounts,
  accountDeletions,
  companyCountries,
  companyCommissions,
  depots,
  vehicles,
  vehicleEquipment,
  vehicleImages,
  startingPositions,
  applicants,
  vehicleCostLists,
  drivingCostLists,
  driverCostLists,
  vehicleCostListVehicles,
  drivingCostListVehicles,
  driverCostListDrivers,
  cancellationTiers,
  minimumCancellationTiers,
  orders,
  orderStops,
  bookings,
  bookingPriceLines,
  bookingCancellationTiers,
  bookingSegments,
  journeys,
  integrationUsers,
  occupancies,
  busyVehicles,
  companyRevisions,
  payments,
  paymentEvents,
  refunds,
  ledgerEntries,
  eventLog,
  outbox,
  scheduledJobs,
  settings,
  countries,
  contentPageRevisions,
  accessTokens,
  requestNonces,
  integrationSubscriptions,
  webhookDeliveries,
  dealOrganisations,
  dealUnits,
  dealUsers,
  dealRights,
  trafficControllerOrganisations,
];

const procedures = [raiseCompanyRevision, rewriteBusyVehicle];

const tableName = (sql: string) => /^\s*CREATE TABLE IF NOT EXISTS (\w+)/.exec(sql)![1]!;
const procedureName = (sql: string) => /^\s*CREATE PROCEDURE IF NOT EXISTS (\w+)/.exec(sql)![1]!;

/** The product's original schema, table by table. It can be run again after an interruption. */
export const up: readonly string[] = [
  ...tables.map(({ table }) => table),
  ...procedures,
  ...tables.flatMap(({ triggers = [] }) => triggers),
];

/** Dropping a table drops its triggers. */
export const down: readonly string[] = [
  ...tables.map(({ table }) => `DROP TABLE IF EXISTS ${tableName(table)}`).reverse(),
  ...procedures.map((procedure) => `DROP PROCEDURE IF EXISTS ${procedureName(procedure)}`),
];
