import { screen } from '../../screen';
import { companyBookingScreens } from './bookings/routes';
import { configurationScreens } from './configurations/routes';
import { depotScreens } from './depots/routes';
import { detailsScreens } from './details/routes';
import { driverCostScreens } from './driver-costs/routes';
import { driverScreens } from './drivers/routes';
import { drivingCostScreens } from './driving-costs/routes';
import { importScreens } from './imports/routes';
import { journeyScreens } from './journeys/routes';
import { companyNoteScreens } from './notes/routes';
import { occupancyScreens } from './occupancy/routes';
import { postInvoicingScreens } from './post-invoicing/routes';
import { quoteRequestScreens } from './quote-requests/routes';
import { reportingScreens } from './reporting/routes';
import { settlementScreens } from './settlements/routes';
import { userScreens } from './users/routes';
import { vehicleScreens } from './vehicles/routes';
import { vehicleCostScreens } from './vehicle-costs/routes';

/** The operators' screens, below /dashboard/company. */
export const companyScreens = {
  companyMain: screen('dashboard/company', 'areas/company/main/overview.tsx', { area: 'company' }),
  companyListLook: screen('dashboard/company/list-look', 'areas/company/list-look.ts', { area: 'company' }),
  ...detailsScreens,
  ...companyBookingScreens,
  ...companyNoteScreens,
  ...configurationScreens,
  ...depotScreens,
  ...vehicleCostScreens,
  ...drivingCostScreens,
  ...driverCostScreens,
  priceExample: screen('dashboard/company/price-example', 'areas/company/price-lists/price-example.ts', {
    area: 'company',
  }),
  ...journeyScreens,
  ...postInvoicingScreens,
  ...quoteRequestScreens,
  ...userScreens,
  ...reportingScreens,
  ...settlementScreens,
  ...vehicleScreens,
  ...importScreens,
  ...occupancyScreens,
  ...driverScreens,
  companyFind: screen('dashboard/company/find', 'areas/company/find.tsx', { area: 'company', search: true }),
};
