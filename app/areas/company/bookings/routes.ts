import { screen } from '../../../screen';

const file = (name: string) => `areas/company/bookings/${name}`;
const folder = 'dashboard/company/booking';
const back = `${folder}/list`;

export const companyBookingScreens = {
  companyBookings: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  companyBookingsFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'company' }),
  companyBooking: screen(`${folder}/details/:id`, file('details.tsx'), { area: 'company', back }),
  assignDriver: screen(`${folder}/assign-driver/:id`, file('assign-driver.tsx'), { area: 'company', back }),
  swapVehicle: screen(`${folder}/swap-vehicle/:id`, file('swap-vehicle.tsx'), { area: 'company', back }),
  rejectChange: screen(`${folder}/reject-change/:id`, file('reject-change.tsx'), { area: 'company', back }),
  cancelCompanyBooking: screen(`${folder}/cancel/:id`, file('cancel.tsx'), { area: 'company', back }),
};
