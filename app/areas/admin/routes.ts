import { screen } from '../../screen';
import { accessibilityScreens } from './accessibility/routes';
import { applicantScreens } from './applicants/routes';
import { adminBookingScreens } from './bookings/routes';
import { cancellationFeeScreens } from './cancellation-fees/routes';
import { configurationScreens } from './configurations/routes';
import { contentPageScreens } from './content-pages/routes';
import { customerScreens } from './customers/routes';
import { dealCustomerScreens } from './deal-customers/routes';
import { deviationScreens } from './deviations/routes';
import { eventLogScreens } from './event-log/routes';
import { externalIntegrationScreens } from './external-integration/routes';
import { adminNoteScreens } from './notes/routes';
import { outgoingMessageScreens } from './outgoing-messages/routes';
import { paymentIssueScreens } from './payment-issues/routes';
import { paymentScreens } from './payments/routes';
import { priceScreens } from './prices/routes';
import { purchaseScreens } from './purchases/routes';
import { quoteRequestScreens } from './quote-requests/routes';
import { refundScreens } from './refunds/routes';
import { reportingScreens } from './reporting/routes';
import { salesScreens } from './sales-system/routes';
import { searchOperatorScreens } from './search-operators/routes';
import { settlementScreens } from './settlements/routes';
import { companyScreens } from './transport-companies/routes';
import { userScreens } from './users/routes';

/** The administrators' screens, below /dashboard/admin. */
export const adminScreens = {
  adminMain: screen('dashboard/admin', 'areas/admin/main/overview.tsx', { area: 'admin' }),
  adminListLook: screen('dashboard/admin/list-look', 'areas/admin/list-look.ts', { area: 'admin' }),
  ...applicantScreens,
  ...companyScreens,
  ...priceScreens,
  ...searchOperatorScreens,
  ...salesScreens,
  ...customerScreens,
  ...dealCustomerScreens,
  ...adminBookingScreens,
  ...adminNoteScreens,
  ...deviationScreens,
  ...quoteRequestScreens,
  ...purchaseScreens,
  ...paymentScreens,
  ...paymentIssueScreens,
  ...refundScreens,
  ...userScreens,
  ...reportingScreens,
  ...settlementScreens,
  ...outgoingMessageScreens,
  ...externalIntegrationScreens,
  ...configurationScreens,
  ...cancellationFeeScreens,
  ...accessibilityScreens,
  ...contentPageScreens,
  ...eventLogScreens,
  adminFind: screen('dashboard/admin/find', 'areas/admin/find.tsx', { area: 'admin', search: true }),
};
