import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { MinimumCancellationTier } from '@db/models';
import { ownCancellationFees } from '../testing/cancellation-subjects';
import { createPerson } from '../testing/people';
import { sent, type StateCase } from './state-case';

const OWN = '/dashboard/company/configurations/cancellation-fees/list';
const operator = () => createPerson('COMPANY_ADMIN');
/** The form of a company's own fees, with those values typed. */
const typed = (fields: Record<string, string>): StateCase =>
  sent(ownCancellationFees, () => OWN, { hours0: '', percent0: '', ...fields }, 1, operator);

/** The cancellation terms of an operator and of the marketplace. */
export const termPages: Partial<Record<ErrorKey, StateCase>> = {
  'cancellation.hours': typed({ hours0: '745', percent0: '50' }),
  'cancellation.percent': typed({ hours0: '48', percent0: '100,5' }),
  'cancellation.sameHours': typed({ hours0: '48', percent0: '60', hours3: '48', percent3: '60' }),
  'cancellation.percentRises': typed({ hours0: '72', percent0: '60', hours1: '48', percent1: '59' }),
  'cancellation.aboveMinimum': async (asking) => {
    await MinimumCancellationTier.upsert({ hours: 24, basisPoints: 2_500 });
    return typed({ hours0: '12', percent0: '25' })(asking);
  },
};
