import { adminScreens } from './areas/admin/routes';
import { companyScreens } from './areas/company/routes';
import { customerScreens } from './areas/customer/routes';
import { dashboardScreens } from './areas/dashboard/routes';
import { driverScreens } from './areas/driver/routes';
import { organisationScreens } from './areas/organisation/routes';
import { publicScreens } from './areas/public/routes';
import { trafficScreens } from './areas/traffic/routes';
import { trainScreens } from './areas/train/routes';

const areas = [
  publicScreens,
  customerScreens,
  adminScreens,
  companyScreens,
  driverScreens,
  organisationScreens,
  trainScreens,
  trafficScreens,
  dashboardScreens,
] as const;

type Together<Areas> = Areas extends readonly [infer First, ...infer Rest] ? First & Together<Rest> : unknown;

/** Every screen by its name, which links use (`to`); names are unique in the whole product. */
export const screens = Object.assign({}, ...areas) as Together<typeof areas>;

/** The number of lines in all areas: if `screens` has fewer, two share a name. */
export const declaredScreens: number = areas.reduce((sum, area) => sum + Object.keys(area).length, 0);
