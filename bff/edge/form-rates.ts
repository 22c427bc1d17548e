import { type Limit, limitHere, rateLimit } from '@bff/domain/shared/rate-limit.store';
import { env } from '@bff/platform/env';
import { screenAt } from './find-screen';

/** What one address may ask: forms of any kind, those that a script sends every few seconds, those that guess at accounts, make them or send mail, those with files, and searches. */
export interface FormLimits {
  any: Limit;
  frequent: Limit;
  account: Limit;
  upload: Limit;
  search: Limit;
}

export const formLimits = (): FormLimits => ({
  any: { points: 600, seconds: 60 },
  // Two hundred drivers who share where they are, every ten seconds: a carrier gives many telephones one address.
  frequent: { points: 1_200, seconds: 60 },
  account: { points: env().ACCOUNT_FORMS_PER_ADDRESS, seconds: 600 },
  // One a second, as somebody who gives a fleet its pictures. Reading and refusing one takes more than any other form, so few may come at once.
  upload: { points: 10, seconds: 10 },
  // Two in a second, for minutes, is no person; an office of thirty who plan their outings does not come near.
  search: { points: env().SEARCHES_PER_ADDRESS, seconds: 300 },
});

export interface Rates {
  /** Counts a form of that path for an address. */
  form: (path: string, address: string) => Promise<void>;
  /** Counts a page of that path that is asked for, where it is expensive. */
  page: (path: string, address: string) => Promise<void>;
}

/** What it answers throws `request.tooMany` with the seconds to wait. */
export function createRates(limits: FormLimits): Rates {
  const any = rateLimit('form:any', limits.any);
  const frequent = limitHere(limits.frequent);
  const account = rateLimit('form:account', limits.account);
  const upload = limitHere(limits.upload);
  const search = limitHere(limits.search);
  return {
    form: async (path, address) => {
      const screen = screenAt(path);
      if (screen?.frequent) return frequent(address);
      if (screen?.uploads) await upload(address);
      await any(address);
      if (screen?.accountForm) await account(address);
    },
    page: async (path, address) => {
      if (screenAt(path)?.search) await search(address);
    },
  };
}
