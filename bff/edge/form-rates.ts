import { type Limit, rateLimit } from '@bff/domain/shared/rate-limit.store';
import { env } from '@bff/platform/env';
import { screenAt } from './find-screen';

/** Forms that one address may send: of any kind, and of those that guess at accounts, make them or send mail. */
export interface FormLimits {
  any: Limit;
  account: Limit;
}

export const formLimits = (): FormLimits => ({
  any: { points: 600, seconds: 60 },
  account: { points: env().ACCOUNT_FORMS_PER_ADDRESS, seconds: 600 },
});

/** Counts a form of that path for an address; what it answers throws `request.tooMany` with the seconds to wait. */
export function createFormRates(limits: FormLimits): (path: string, address: string) => Promise<void> {
  const any = rateLimit('form:any', limits.any);
  const account = rateLimit('form:account', limits.account);
  return async (path, address) => {
    await any(address);
    if (screenAt(path)?.accountForm) await account(address);
  };
}
