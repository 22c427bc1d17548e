import type { Meta, StoryObj } from '@storybook/react';
import { overview } from '@ds/support/story';
import { adminAccessibility } from './recorded/adminAccessibility';
import { adminAddAccessibility } from './recorded/adminAddAccessibility';
import { adminAddCompany } from './recorded/adminAddCompany';
import { adminAddNote } from './recorded/adminAddNote';
import { adminAddPrice } from './recorded/adminAddPrice';
import { adminApplicant } from './recorded/adminApplicant';
import { adminApplicants } from './recorded/adminApplicants';
import { adminBooking } from './recorded/adminBooking';
import { adminBookings } from './recorded/adminBookings';
import { adminCancellationFees } from './recorded/adminCancellationFees';
import { adminCommission } from './recorded/adminCommission';
import { adminCompanies } from './recorded/adminCompanies';
import { adminCompany } from './recorded/adminCompany';
import { adminCompanyCommission } from './recorded/adminCompanyCommission';
import { adminContentPages } from './recorded/adminContentPages';
import { adminCreateCancellationFee } from './recorded/adminCreateCancellationFee';
import { adminCreateCustomer } from './recorded/adminCreateCustomer';
import { adminCreateDealCustomer } from './recorded/adminCreateDealCustomer';
import { adminCreateIntegration } from './recorded/adminCreateIntegration';
import { adminCreateUser } from './recorded/adminCreateUser';
import { adminCustomer } from './recorded/adminCustomer';
import { adminCustomers } from './recorded/adminCustomers';
import { adminDealCustomer } from './recorded/adminDealCustomer';
import { adminDealCustomers } from './recorded/adminDealCustomers';
import { adminDeviation } from './recorded/adminDeviation';
import { adminDeviations } from './recorded/adminDeviations';
import { adminEditContentPage } from './recorded/adminEditContentPage';
import { adminEditSetting } from './recorded/adminEditSetting';
import { adminEditUser } from './recorded/adminEditUser';
import { adminEvent } from './recorded/adminEvent';
import { adminEventLog } from './recorded/adminEventLog';
import { adminFind } from './recorded/adminFind';
import { adminIntegrations } from './recorded/adminIntegrations';
import { adminInvite } from './recorded/adminInvite';
import { adminOutgoingMessages } from './recorded/adminOutgoingMessages';
import { adminOverview } from './recorded/adminOverview';
import { adminPaymentIssues } from './recorded/adminPaymentIssues';
import { adminPayments } from './recorded/adminPayments';
import { adminPurchase } from './recorded/adminPurchase';
import { adminQuoteRequests } from './recorded/adminQuoteRequests';
import { adminRefund } from './recorded/adminRefund';
import { adminRefunds } from './recorded/adminRefunds';
import { adminReporting } from './recorded/adminReporting';
import { adminSearchOperators } from './recorded/adminSearchOperators';
import { adminSelectCustomer } from './recorded/adminSelectCustomer';
import { adminSettings } from './recorded/adminSettings';
import { adminSettlements } from './recorded/adminSettlements';
import { adminUserDeletions } from './recorded/adminUserDeletions';
import { screen } from './Screen';

const meta = {
  title: 'Screens/Administrators',
  // The demo's data changes with each recording.
  tags: ['no-picture'],
  parameters: {
    ...overview('Screens of administrators. Their loaders’ answers were recorded from the demo. No database is asked.'),
    layout: 'fullscreen',
    controls: { disable: true },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = screen(adminOverview);
export const Applicants: Story = screen(adminApplicants);
export const Companies: Story = screen(adminCompanies);
export const Company: Story = screen(adminCompany);
export const Commission: Story = screen(adminCommission);
export const SearchOperators: Story = screen(adminSearchOperators);
export const SelectCustomer: Story = screen(adminSelectCustomer);
export const Customers: Story = screen(adminCustomers);
export const Customer: Story = screen(adminCustomer);
export const DealCustomers: Story = screen(adminDealCustomers);
export const DealCustomer: Story = screen(adminDealCustomer);
export const Bookings: Story = screen(adminBookings);
export const Booking: Story = screen(adminBooking);
export const Deviations: Story = screen(adminDeviations);
export const QuoteRequests: Story = screen(adminQuoteRequests);
export const Payments: Story = screen(adminPayments);
export const CreateCustomer: Story = screen(adminCreateCustomer);
export const AddCompany: Story = screen(adminAddCompany);
export const CompanyCommission: Story = screen(adminCompanyCommission);
export const CreateUser: Story = screen(adminCreateUser);
export const EditUser: Story = screen(adminEditUser);
export const UserDeletions: Story = screen(adminUserDeletions);
export const Purchase: Story = screen(adminPurchase);
export const AddNote: Story = screen(adminAddNote);
export const Deviation: Story = screen(adminDeviation);
export const CreateIntegration: Story = screen(adminCreateIntegration);
export const CreateCancellationFee: Story = screen(adminCreateCancellationFee);
export const AddAccessibility: Story = screen(adminAddAccessibility);
export const EditContentPage: Story = screen(adminEditContentPage);
export const AddPrice: Story = screen(adminAddPrice);
export const Find: Story = screen(adminFind);
export const PaymentIssues: Story = screen(adminPaymentIssues);
export const Refunds: Story = screen(adminRefunds);
export const Reporting: Story = screen(adminReporting);
export const Settlements: Story = screen(adminSettlements);
export const OutgoingMessages: Story = screen(adminOutgoingMessages);
export const Integrations: Story = screen(adminIntegrations);
export const Settings: Story = screen(adminSettings);
export const CancellationFees: Story = screen(adminCancellationFees);
export const Accessibility: Story = screen(adminAccessibility);
export const ContentPages: Story = screen(adminContentPages);
export const EventLog: Story = screen(adminEventLog);
export const Event: Story = screen(adminEvent);
export const Invite: Story = screen(adminInvite);
export const Refund: Story = screen(adminRefund);
export const Applicant: Story = screen(adminApplicant);
export const CreateDealCustomer: Story = screen(adminCreateDealCustomer);
export const EditSetting: Story = screen(adminEditSetting);
