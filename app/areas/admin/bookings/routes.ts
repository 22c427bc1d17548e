import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/bookings/${name}`;
const folder = 'dashboard/admin/booking';
const back = `${folder}/list`;

export const adminBookingScreens = {
  adminBookings: screen(`${folder}/list`, file('list.tsx'), { area: 'admin' }),
  adminBookingsFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'admin' }),
  adminBooking: screen(`${folder}/details/:id`, file('details.tsx'), { area: 'admin', back }),
  chooseRefund: screen(`${folder}/choose-refund/:id`, file('choose-refund.tsx'), { area: 'admin', back }),
  recordOutcome: screen(`${folder}/outcome/:id`, file('record-outcome.tsx'), { area: 'admin', back }),
  cancelAdminBooking: screen(`${folder}/cancel/:id`, file('cancel.tsx'), { area: 'admin', back }),
};
