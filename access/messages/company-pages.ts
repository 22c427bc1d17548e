import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { DAY } from '@bff/domain/shared/time';
import { createBookableVehicle, createOrder } from '@db/factories';
import { selectOne } from '@db/query';
import { aCompany, anApplicant } from '../testing/company-subjects';
import { admin, opened, sent, type StateCase } from './state-case';

const ADMIN = '/dashboard/admin';

/** Companies and applicants. */
export const companyPages: Partial<Record<ErrorKey, StateCase>> = {
  'applicant.notFound': opened(`${ADMIN}/applicants/reply/999999`),
  'applicant.decided': sent(anApplicant, (id) => `${ADMIN}/applicants/deny/${id}`, {}, 2),
  'company.notFound': opened(`${ADMIN}/transport-companies/edit/999999`),
  'company.upcomingTrips': async ({ send }) => {
    const bus = await createBookableVehicle();
    await createOrder({ bus, departure: new Date(Date.now() + 30 * DAY) });
    return send(await admin(), `${ADMIN}/transport-companies/status/${bus.companyId}?to=inactive`, { reason: 'Slut', version: '1' }); // prettier-ignore
  },
  'company.duplicateOrgNumber': async (asking) => {
    const { orgNumber } = (await selectOne<{ orgNumber: string }>('SELECT org_number AS orgNumber FROM companies LIMIT 1'))!; // prettier-ignore
    return sent(aCompany, (id) => `${ADMIN}/transport-companies/edit/${id}`, { intent: 'save', orgNumber })(asking);
  },
};
