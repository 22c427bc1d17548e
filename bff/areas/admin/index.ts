/** Queries for the administrators' screens. */
export { accessibilityListSpec, readAccessibility } from './accessibility-list';
export { applicantListSpec, readApplicants } from './applicant-list';
export { cancellationFeeListSpec, readCancellationFees } from './cancellation-fee-list';
export { commissionListSpec, commissionPage, commissionsRead } from './commission-pages';
export { companyListSpec, readCompanies } from './company-list';
export { companyPage, type CompanyPage } from './company-page';
export { adminOverview, type Figures, type Queue } from './overview';
export { contentList, contentListSpec, type ContentRow } from './content-list';
export { dealCustomerListSpec, readDealCustomers } from './deal-customer-list';
export { deliveryList, deliveryListSpec } from './delivery-list';
export { eventFacts } from './event-facts';
export {
  EVENT_VIEWS,
  eventGroupList,
  eventList,
  eventListSpec,
  type ShownEvent,
  shownEvent,
  type ShownGroup,
} from './event-list';
export { integrationList, integrationListSpec } from './integration-list';
export { failedRefundCount, MESSAGE_VIEWS, messageListSpec, messageViewOf, readMessages } from './message-list';
export { paymentIssueListSpec, paymentIssuePage, readPaymentIssues } from './payment-issue-list';
export { paymentListSpec, readPayments, readRefunds, refundListSpec } from './payment-lists';
export { paymentPage, refundPage } from './payment-page';
export { settingPage, type SettingPage, settingsPage, type SettingView } from './settings-view';
