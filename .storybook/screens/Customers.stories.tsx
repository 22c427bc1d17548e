import type { Meta, StoryObj } from '@storybook/react';
import { overview } from '@ds/support/story';
import ConfirmIdentity from '~/areas/customer/account/confirm';
import MissingBus from '~/areas/customer/missing-bus/missing-bus';
import Purchase from '~/areas/customer/purchases/details';
import EditReservation from '~/areas/customer/reservation/edit-reservation';
import LogIn from '~/areas/public/auth/login';
import Search from '~/areas/public/search/search';
import { confirmIdentity } from './fixtures/confirm-identity';
import { foundBuses } from './fixtures/found-buses';
import { logIn } from './fixtures/log-in';
import { disputedReceipt, receipt } from './fixtures/receipt';
import { reservation } from './fixtures/reservation';
import { missingBus } from './recorded/missingBus';
import { screen } from './Screen';

const meta = {
  title: 'Screens/Public and customers',
  parameters: {
    ...overview(
      'Screens for everybody and for customers as the product has them. They are light: React does not run in them.',
    ),
    layout: 'fullscreen',
    controls: { disable: true },
  },
  globals: { scripts: 'without' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const customer = { id: 1, name: 'Åsa Testresenär', roles: ['CUSTOMER' as const], home: '/' };
const booking = { Page: EditReservation, path: '/booking/edit', user: customer };
const over = { over: 'booking.holdExpired', search: 'stop=Uppsala&stop=Gävle', number: '93491447' };

export const Login: Story = screen({ Page: LogIn, path: '/auth/login', loaded: logIn });
export const LoginRefused: Story = screen({
  Page: LogIn,
  path: '/auth/login',
  loaded: logIn,
  reply: { status: 'error', initialValue: { username: 'kim' }, error: { '': ['auth.invalidCredentials'] } },
});
export const SearchResults: Story = screen({ Page: Search, path: '/buses/search', loaded: foundBuses });
export const Reservation: Story = screen({ ...booking, loaded: reservation });
export const ReservationWithErrors: Story = screen({
  ...booking,
  loaded: reservation,
  reply: {
    status: 'error',
    initialValue: {
      contactName: 'Åsa',
      contactEmail: 'asa@demo.invalid',
      contactPhone: '12',
      adults: '38',
      children: '6',
    },
    error: { contactPhone: ['forms.phone'], terms: ['booking.termsNotAccepted'] },
  },
});
export const Gone: Story = screen({
  ...booking,
  loaded: {
    sv: { ...reservation.sv, reservation: null, over },
    en: { ...reservation.en, reservation: null, over },
  },
});
export const Receipt: Story = screen({
  Page: Purchase,
  path: '/purchases/details/93491447',
  loaded: receipt,
  user: customer,
});
export const ReceiptOfDisputedPayment: Story = {
  ...screen({ Page: Purchase, path: '/purchases/details/93491447', loaded: disputedReceipt, user: customer }),
  tags: ['no-picture'],
};
export const ConfirmsIdentity: Story = {
  ...screen({ Page: ConfirmIdentity, path: '/user/confirm', loaded: confirmIdentity, user: customer }),
  tags: ['no-picture'],
};
const { sv, en } = missingBus.loaded;
/** In the demo every bus has come; of this one the customer can say that it has not. */
export const BusThatDidNotCome: Story = {
  ...screen({
    Page: MissingBus,
    path: '/journey/missing-bus/35402528',
    user: customer,
    loaded: {
      sv: { ...sv, trip: { ...sv.trip, refusal: undefined } },
      en: { ...en, trip: { ...en.trip, refusal: undefined } },
    },
  }),
  tags: ['no-picture'],
};
export const NotFound: Story = {
  ...screen({ Page: () => null, path: '/no-such-page', loaded: { sv: {}, en: {} }, refused: { status: 404, key: 'page.notFound' } }),
  tags: ['no-picture'],
}; // prettier-ignore
