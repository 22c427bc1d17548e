import { screen } from '../../../screen';

const file = (path: string) => `areas/customer/reservation/${path}`;

export const reservationScreens = {
  hold: screen('booking/hold', file('hold.tsx'), { area: 'general' }),
  editReservation: screen('booking/edit', file('edit-reservation.tsx'), { area: 'general' }),
  paymentCallback: screen('payment/callback', file('payment-callback.tsx'), { area: 'general' }),
};
