import { only } from '../outcomes';
import type { PageRow } from '../rows';
import { aRunBooking } from '../testing/booking-subjects';

const company = only('COMPANY_ADMIN');
const run = 'dashboard/company/booking';

export const rows: readonly PageRow[] = [
  { route: `${run}/list`, see: company },
  { route: `${run}/list.csv`, see: company },
  { route: `${run}/details/:id`, subject: aRunBooking, see: company },
];
