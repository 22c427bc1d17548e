import type { Endpoint } from '../endpoint/endpoint';
import { authEndpoints } from './auth';
import { bookingChoiceEndpoints } from './booking-choices';
import { bookingEndpoints } from './bookings';
import { customerManagementEndpoints } from './customer-management';
import { companyEndpoints } from './companies';
import { customerEndpoints } from './customers';
import { journeyEndpoints } from './journeys';
import { organisationEndpoints } from './organisations';
import { erasureEndpoints } from './erasure';
import { passwordEndpoints } from './passwords';
import { companyQuoteRequestEndpoints } from './company-quote-requests';
import { quoteRequestEndpoints } from './quote-requests';
import { tripEndpoints } from './trips';
import { vehicleEndpoints } from './vehicles';

/** All endpoints of `/api/v1`. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...authEndpoints,
  ...customerEndpoints,
  ...customerManagementEndpoints,
  ...companyEndpoints,
  ...passwordEndpoints,
  ...erasureEndpoints,
  ...tripEndpoints,
  ...bookingEndpoints,
  ...quoteRequestEndpoints,
  ...companyQuoteRequestEndpoints,
  ...bookingChoiceEndpoints,
  ...vehicleEndpoints,
  ...journeyEndpoints,
  ...organisationEndpoints,
];
