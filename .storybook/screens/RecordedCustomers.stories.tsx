import type { Meta, StoryObj } from '@storybook/react';
import { overview } from '@ds/support/story';
import { cancelBooking } from './recorded/cancelBooking';
import { contactInfo } from './recorded/contactInfo';
import { customerBooking } from './recorded/customerBooking';
import { customerBookings } from './recorded/customerBookings';
import { customerQuotes } from './recorded/customerQuotes';
import { deleteAccount } from './recorded/deleteAccount';
import { profile } from './recorded/profile';
import { secondFactor } from './recorded/secondFactor';
import { shareTrip } from './recorded/shareTrip';
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
