import type { Meta, StoryObj } from '@storybook/react';
import { overview } from '@ds/support/story';
import { bookingSheet } from './recorded/bookingSheet';
import { cancelBooking } from './recorded/cancelBooking';
import { cancelPurchase } from './recorded/cancelPurchase';
import { changeBooking } from './recorded/changeBooking';
import { choice } from './recorded/choice';
import { contactInfo } from './recorded/contactInfo';
import { customerBooking } from './recorded/customerBooking';
import { customerBookings } from './recorded/customerBookings';
import { customerQuotes } from './recorded/customerQuotes';
import { dataExport } from './recorded/dataExport';
import { deleteAccount } from './recorded/deleteAccount';
import { hold } from './recorded/hold';
import { missingBus } from './recorded/missingBus';
import { paymentCallback } from './recorded/paymentCallback';
import { profile } from './recorded/profile';
import { purchaseSheet } from './recorded/purchaseSheet';
import { quoteRequest } from './recorded/quoteRequest';
import { rateJourney } from './recorded/rateJourney';
import { recoveryCodes } from './recorded/recoveryCodes';
import { secondFactor } from './recorded/secondFactor';
import { setUpSecondFactor } from './recorded/setUpSecondFactor';
import { sharedTrip } from './recorded/sharedTrip';
import { shareTrip } from './recorded/shareTrip';
import { takeChoice } from './recorded/takeChoice';
import { turnOffSecondFactor } from './recorded/turnOffSecondFactor';
import { vehicleLocation } from './recorded/vehicleLocation';
import { screen } from './Screen';

const meta = {
  title: 'Screens/Customers',
  // The demo's data changes with each recording.
  tags: ['no-picture'],
  parameters: {
    ...overview(
      'Screens of customers. They are light: React does not run in them. Their loaders’ answers were recorded from the demo. No database is asked.',
    ),
    layout: 'fullscreen',
    controls: { disable: true },
  },
  globals: { scripts: 'without' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bookings: Story = screen(customerBookings);
export const Booking: Story = screen(customerBooking);
export const Quotes: Story = screen(customerQuotes);
export const CancelBooking: Story = screen(cancelBooking);
export const ShareTrip: Story = screen(shareTrip);
export const Profile: Story = screen(profile);
export const ContactInfo: Story = screen(contactInfo);
export const SecondFactor: Story = screen(secondFactor);
export const DeleteAccount: Story = screen(deleteAccount);
export const DataExport: Story = screen(dataExport);
export const SetUpSecondFactor: Story = screen(setUpSecondFactor);
export const RecoveryCodes: Story = screen(recoveryCodes);
export const TurnOffSecondFactor: Story = screen(turnOffSecondFactor);
export const Choice: Story = screen(choice);
export const TakeChoice: Story = screen(takeChoice);
export const BookingSheet: Story = screen(bookingSheet);
export const PurchaseSheet: Story = screen(purchaseSheet);
export const CancelPurchase: Story = screen(cancelPurchase);
export const ChangeBooking: Story = screen(changeBooking);
export const QuoteRequest: Story = screen(quoteRequest);
export const RateJourney: Story = screen(rateJourney);
export const MissingBus: Story = screen(missingBus);
export const VehicleLocation: Story = screen(vehicleLocation);
export const SharedTrip: Story = screen(sharedTrip);
export const Hold: Story = screen(hold);
export const PaymentCallback: Story = screen(paymentCallback);
