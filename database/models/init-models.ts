import type { Sequelize } from 'sequelize';
import { associateAccounts } from './associations/accounts';
import { associateBookings } from './associations/bookings';
import { associateCompanies } from './associations/companies';
import { associateContent } from './associations/content';
import { associateDealOrganisations } from './associations/deal-organisations';
import { associateDeviations } from './associations/deviations';
import { associateIntegrations } from './associations/integrations';
import { associatePayments } from './associations/payments';
import { associatePlaces } from './associations/places';
import { associatePriceLists } from './associations/price-lists';
import { associateQuotes } from './associations/quotes';
import { associateVehicles } from './associations/vehicles';
import { initAccessibilityProperty } from './accessibility-property';
import { initAccessToken } from './access-token';
import { initAccountDeletion } from './account-deletion';
import { initApplicant } from './applicant';
import { initBooking } from './booking';
import { initBookingCancellationTier } from './booking-cancellation-tier';
import { initBookingChange } from './booking-change';
import { initBookingChoice } from './booking-choice';
import { initBookingPriceLine } from './booking-price-line';
import { initBookingSegment } from './booking-segment';
import { initCancellationTier } from './cancellation-tier';
import { initCompany } from './company';
import { initCompanyCommission } from './company-commission';
import { initCompanyCountry } from './company-country';
import { initContentPage } from './content-page';
import { initContentPageRevision } from './content-page-revision';
import { initContentPageText } from './content-page-text';
import { initCountry } from './country';
import { initCustomer } from './customer';
import { initDealOrganisation } from './deal-organisation';
import { initDealRight } from './deal-right';
import { initDealUnit } from './deal-unit';
import { initDealUser } from './deal-user';
import { initDeletedAccount } from './deleted-account';
import { initDepot } from './depot';
import { initDeviation, initDeviationImage } from './deviation';
import { initDispute } from './dispute';
import { initDriverCostList } from './driver-cost-list';
import { initDriverCostListDriver } from './driver-cost-list-driver';
import { initDrivingCostList } from './driving-cost-list';
import { initDrivingCostListVehicle } from './driving-cost-list-vehicle';
import { initEmailChange } from './email-change';
import { initEventLogEntry } from './event-log-entry';
import { initIdempotencyKey } from './idempotency-key';
import { initImage } from './image';
import { initIntegrationSubscription } from './integration-subscription';
import { initIntegrationUser } from './integration-user';
import { initJourney } from './journey';
import { initJourneyPosition } from './journey-position';
import { initTripLink } from './trip-link';
import { initLedgerEntry } from './ledger-entry';
import { initLoginAttempt } from './login-attempt';
import { initMailBudget } from './mail-budget';
import { initMinimumCancellationTier } from './minimum-cancellation-tier';
import { initNote } from './note';
import { initOccupancy } from './occupancy';
import { initOneTimeToken } from './one-time-token';
import { initOrder } from './order';
import { initOrderStop } from './order-stop';
import { initOutboxMessage } from './outbox-message';
import { initPayment } from './payment';
import { initPaymentEvent } from './payment-event';
import { initPaymentIssue } from './payment-issue';
import { initPlace } from './place';
import { initPlaceName } from './place-name';
import { initQuote } from './quote';
import { initQuoteRequest } from './quote-request';
import { initQuoteRequestCompany } from './quote-request-company';
import { initRateLimit } from './rate-limit';
import { initReceipt } from './receipt';
import { initRecoveryCode } from './recovery-code';
import { initReferenceDataVersion } from './reference-data-version';
import { initRefund } from './refund';
import { initRequestNonce } from './request-nonce';
import { initScheduledJob } from './scheduled-job';
import { initSecondFactor } from './second-factor';
import { initSession } from './session';
import { initSetting } from './setting';
import { initStartingPosition } from './starting-position';
import { initTrafficControllerOrganisation } from './traffic-controller-organisation';
import { initUser } from './user';
import { initUserRole } from './user-role';
import { initVehicle } from './vehicle';
import { initVehicleCostList } from './vehicle-cost-list';
import { initVehicleCostListVehicle } from './vehicle-cost-list-vehicle';
import { initVehicleAccessibility } from './vehicle-accessibility';
import { initVehicleEquipment } from './vehicle-equipment';
import { initVehicleImage } from './vehicle-image';
import { initWebhookDelivery } from './webhook-delivery';

const initialisers = [
  initAccessibilityProperty,
  initAccessToken,
  initAccountDeletion,
  initApplicant,
  initBooking,
  initBookingCancellationTier,
  initBookingChange,
  initBookingChoice,
  initBookingPriceLine,
  initBookingSegment,
  initCancellationTier,
  initCompany,
  initCompanyCommission,
  initCompanyCountry,
  initContentPage,
  initContentPageRevision,
  initContentPageText,
  initCountry,
  initCustomer,
  initDealOrganisation,
  initDealRight,
  initDealUnit,
  initDealUser,
  initDeletedAccount,
  initDepot,
  initDispute,
  initDriverCostList,
  initDriverCostListDriver,
  initDrivingCostList,
  initDrivingCostListVehicle,
  initEmailChange,
  initEventLogEntry,
  initIdempotencyKey,
  initImage,
  initIntegrationSubscription,
  initIntegrationUser,
  initJourney,
  initJourneyPosition,
  initDeviation,
  initDeviationImage,
  initTripLink,
  initLedgerEntry,
  initLoginAttempt,
  initMailBudget,
  initMinimumCancellationTier,
  initNote,
  initOccupancy,
  initOneTimeToken,
  initOrder,
  initOrderStop,
  initOutboxMessage,
  initPayment,
  initPaymentEvent,
  initPaymentIssue,
  initPlace,
  initPlaceName,
  initQuote,
  initQuoteRequest,
  initQuoteRequestCompany,
  initRateLimit,
  initReceipt,
  initRecoveryCode,
  initReferenceDataVersion,
  initRefund,
  initRequestNonce,
  initScheduledJob,
  initSecondFactor,
  initSession,
  initSetting,
  initStartingPosition,
  initTrafficControllerOrganisation,
  initUser,
  initUserRole,
  initVehicle,
  initVehicleCostList,
  initVehicleCostListVehicle,
  initVehicleAccessibility,
  initVehicleEquipment,
  initVehicleImage,
  initWebhookDelivery,
];

/** Run once all models exist. */
const associations = [
  // One noun per line.
  associateAccounts,
  associateBookings,
  associateCompanies,
  associateContent,
  associateDealOrganisations,
  associateDeviations,
  associateIntegrations,
  associatePayments,
  associatePlaces,
  associatePriceLists,
  associateQuotes,
  associateVehicles,
];

/** Binds every model to a connection pool. */
export function initModels(database: Sequelize): void {
  for (const init of initialisers) init(database);
  for (const associate of associations) associate();
}
