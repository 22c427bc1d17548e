// Traces: S2-178, S2-179, S3-011, S3-012, S6-011, S6-012, S8-086
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import { checkedAccount, hashPassword, issueEmailVerification, justRegistered, openAccount } from '../accounts';
import { queueMail } from '../notifications';
import type { Language } from '../shared/actor';
import type { VerifiedLogin } from '../sessions';
import { DomainError } from '../shared/errors';
import { customerStore } from './customer.store';
import type { CustomerType } from '../shared/customer-type';
import { type Company, companyDetails } from './company-details';

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
 * Creates a customer's account: user, roles, customer record, welcome mail with the link that confirms the address (which nothing waits
 * for).
 * @throws DomainError `user.duplicateUsername`, `user.duplicateEmail` (also when two register at once), `user.usernameNotYours`,
 * `user.passwordRules`, `user.passwordCommon`, each at its field
 */
export async function registerCustomer(registration: Registration): Promise<VerifiedLogin & { customerId: number }> {
  const { name, phone, language, company } = registration;
  const account = checkedAccount(registration);
  const { username, email } = account;
  const customerType: CustomerType = company ? 'CORPORATE' : 'PRIVATE';
  const details = companyDetails(company);
  const passwordHash = await hashPassword(account.password);

  const made = inTransaction(async () => {
    const login = await openAccount({
      username,
      email,
      passwordHash,
      name,
      language,
      roles: ['CUSTOMER', company ? 'CORPORATE_CUSTOMER' : 'PRIVATE_CUSTOMER'],
    });
    const address = { street: '', postcode: '', city: '', countryCode: 'SE' };
    const customerId = await customerStore.insert(login.userId, {
      customerType,
      name,
      email,
      phone,
      ...details,
      ...address,
    });
    const verifyUrl = await issueEmailVerification(login.userId, language);
    await queueMail('welcome', {
      to: email,
      language,
      data: { name, verifyUrl, homeUrl: `${publicOrigin()}/${language}` },
    });
    return { ...login, customerId };
  });
  return made.catch(async (error: unknown) => {
    if (!(error instanceof DomainError) || !error.key.startsWith('user.duplicate')) throw error;
    const login = await justRegistered(account);
    const customer = login && (await customerStore.findOfUser(login.userId));
    if (!customer) throw error;
    return { ...login, customerId: customer.id };
  });
}
