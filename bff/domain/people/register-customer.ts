import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import type { Language } from '../shared/actor';
import { DomainError, must } from '../shared/errors';
import { customerStore } from './customer.store';
import { normaliseName } from './log-in';
import type { CustomerType } from './login-routing';
import { hashPassword, verifyPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { type Company, companyDetails } from './company-details';
import { userStore } from './user.store';
import { issueEmailVerification } from './verify-email';

const SENT_TWICE_MS = 60_000;

export interface Registration {
  username: string;
  email: string;
  password: string;
  /** The contact person's name. */
  name: string;
  /** E.164. */
  phone: string;
  language: Language;
  /** A corporate customer's company; without it the customer is private. */
  company?: Company | undefined;
}

/**
 * Makes a customer's account: user, roles, customer record, welcome mail with the link that confirms the address (which nothing waits for).
 * @throws DomainError `user.duplicateUsername`, `user.duplicateEmail` (also when two register at once), `user.usernameNotYours`,
 *   `user.passwordRules`, `user.passwordCommon`, each at its field
 */
export async function registerCustomer(registration: Registration): Promise<{ userId: number; customerId: number }> {
  const { password, name, phone, language, company } = registration;
  const username = normaliseName(registration.username);
  const email = normaliseName(registration.email);
  must(!username.includes('@') || username === email, 'user.usernameNotYours', [], 'username');
  checkPassword(password, { username, email });
  const customerType: CustomerType = company ? 'CORPORATE' : 'PRIVATE';
  const details = companyDetails(company);
  const passwordHash = await hashPassword(password);

  const made = inTransaction(async () => {
    const userId = await userStore.insert({
      username,
      email,
      passwordHash,
      name,
      language,
      roles: ['CUSTOMER', company ? 'CORPORATE_CUSTOMER' : 'PRIVATE_CUSTOMER'],
    });
    // Who registers is logged in by it.
    await userStore.noteLogin(userId);
    const address = { street: '', postcode: '', city: '', countryCode: 'SE' };
    const customerId = await customerStore.insert(userId, { customerType, name, email, phone, ...details, ...address });
    const verifyUrl = await issueEmailVerification(userId, language);
    await queueMail('welcome', {
      to: email,
      language,
      data: { name, verifyUrl, homeUrl: `${publicOrigin()}/${language}` },
    });
    return { userId, customerId };
  });
  return made.catch(async (error: unknown) => {
    if (!(error instanceof DomainError) || !error.key.startsWith('user.duplicate')) throw error;
    const again = await justRegistered({ username, email, password });
    if (!again) throw error;
    return again;
  });
}

/** The account that this very form made a moment ago: a double click sends it twice and should not say «the username is taken». */
async function justRegistered(form: { username: string; email: string; password: string }) {
  const user = await userStore.findByEmail(form.email);
  if (user?.username !== form.username || clock.millis() - user.createdAt.getTime() > SENT_TWICE_MS) return undefined;
  if (!(await verifyPassword(user.passwordHash, form.password))) return undefined;
  const customer = await customerStore.findOfUser(user.id);
  return customer && { userId: user.id, customerId: customer.id };
}
