import { screen } from '../../../screen';

const file = (name: string) => `areas/company/bookings/${name}`;
const folder = 'dashboard/company/booking';
const back = `${folder}/list`;

export const companyBookingScreens = {
  companyBookings: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  companyBookingsFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'company' }),
  companyBooking: screen(`${folder}/details/:id`, file('details.tsx'), { area: 'company', back }),
};
