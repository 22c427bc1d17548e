import { screen } from '../../../screen';

const booking = (name: string) => `areas/customer/bookings/${name}`;
const purchase = (name: string) => `areas/customer/purchases/${name}`;
const facts = { area: 'general', back: 'booking/list' } as const;

/** What a customer does after booking. `:id` is the public number: of the booking, or of the order under /purchases. */
export const bookingScreens = {
  bookings: screen('booking/list', booking('list.tsx'), { area: 'general' }),
  bookingsFile: screen('booking/list.csv', booking('list-file.ts'), { area: 'general' }),
  booking: screen('booking/details/:id', booking('details.tsx'), facts),
  bookingSheet: screen('booking/show-details/:id', booking('show-details.tsx'), facts),
  cancelBooking: screen('booking/cancel/:id', booking('cancel.tsx'), facts),
  choice: screen('booking/choice/:id', booking('choice.tsx'), { area: 'general' }),
  /** `:take` is `refund` or the id of a bus. */
  takeChoice: screen('booking/choice/:id/:take', booking('take-choice.tsx'), { area: 'general' }),
  bookingCalendar: screen('booking/:id/calendar.ics', booking('calendar.ts'), { area: 'general' }),
  purchase: screen('purchases/details/:id', purchase('details.tsx'), facts),
  purchaseSheet: screen('purchases/show-details/:id', purchase('show-details.tsx'), facts),
  cancelPurchase: screen('purchases/cancel/:id', purchase('cancel.tsx'), facts),
  receipt: screen('purchases/:id/receipt.pdf', purchase('receipt.ts'), { area: 'general' }),
};
