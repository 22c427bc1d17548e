import { only, sent } from '../outcomes';
import type { FormRow, PageRow } from '../rows';
import {
  aDepot,
  aLockout,
  aNewDepot,
  aNewLockout,
  aNewStart,
  aNewVehicle,
  aPicturedVehicle,
  aStart,
  aVehicle,
} from '../testing/fleet-subjects';

const company = only('COMPANY_ADMIN');
const form = (more: Partial<FormRow> = {}): FormRow => ({ may: sent(company), ...more });
const depots = 'dashboard/company/depots';
const vehicles = 'dashboard/company/vehicles';
const occupancy = `${vehicles}/occupancy`;
const pictures = `${vehicles}/pictures/:id`;
const starts = `${vehicles}/starting-positions/:id`;
/** The address identifies nobody: it is always one's own. */
const always = { COMPANY_ADMIN: 'allowed' } as const;

export const rows: readonly PageRow[] = [
  { route: `${depots}/list`, see: company },
  { route: `${depots}/list.csv`, see: company },
  { route: `${depots}/add`, see: company, forms: { '': form({ subject: aNewDepot, others: always }) } },
  { route: `${depots}/edit/:id`, subject: aDepot, see: company, forms: { '': form() } },
  { route: `${depots}/remove/:id`, subject: aDepot, see: company, forms: { '': form() } },
  { route: `${vehicles}/list`, see: company },
  { route: `${vehicles}/list.csv`, see: company },
  {
    route: `${vehicles}/add`,
    see: company,
    forms: { '': form({ subject: aNewVehicle, others: /* a depot of another's */ { COMPANY_ADMIN: 'refused' } }) },
  },
  { route: `${vehicles}/edit/:id`, subject: aVehicle, see: company, forms: { '': form() } },
  {
    route: `${vehicles}/status/:id`,
    subject: aVehicle,
    query: { to: 'inactive' },
    see: company,
    forms: { '': form() },
  },
  { route: `${vehicles}/remove/:id`, subject: aVehicle, see: company, forms: { '': form() } },
  // A file cannot be typed: without one, the form asks for it.
  { route: `${vehicles}/import`, see: company, forms: { '': form({ done: 422, others: always }) } },
  { route: `${vehicles}/export.csv`, see: company },
  { route: `${vehicles}/map`, see: company },
  { route: occupancy, see: company },
  { route: 'dashboard/company/drivers', see: company },
  { route: `${occupancy}/live`, see: company },
  {
    route: `${occupancy}/add`,
    see: company,
    forms: { '': form({ subject: aNewLockout, others: /* a bus of another's */ { COMPANY_ADMIN: 'refused' } }) },
  },
  { route: `${occupancy}/edit/:id`, subject: aLockout, see: company, forms: { '': form() } },
  { route: `${occupancy}/remove/:id`, subject: aLockout, see: company, forms: { '': form() } },
  // A file cannot be typed: without one, the form asks for it.
  { route: pictures, subject: aPicturedVehicle, see: company, forms: { '': form({ done: 422 }) } },
  { route: `${pictures}/remove/:view`, subject: aPicturedVehicle, see: company, forms: { '': form() } },
  { route: starts, subject: aVehicle, see: company },
  { route: `${starts}/add`, subject: aNewStart, see: company, forms: { '': form() } },
  { route: `${starts}/edit/:position`, subject: aStart, see: company, forms: { '': form() } },
  { route: `${starts}/remove/:position`, subject: aStart, see: company, forms: { '': form() } },
];
