import { clock } from '@bff/platform/clock';
import { must } from '../shared/errors';
import type { VerifiedLogin } from '../sessions';
import { normaliseName } from './log-in';
import { verifyPassword } from './password-hash';
import { checkPassword } from './password-rules';
import { type NewUser, userStore } from './user.store';

const SENT_TWICE_MS = 60_000;
/** The column's default. */
const FIRST_CREDENTIAL_VERSION = 1;

export interface TypedAccount {
  username: string;
  email: string;
  password: string;
}

/**
 * What somebody typed to open an account for themselves, with the names as they are stored.
 * @throws DomainError `user.usernameNotYours`, `user.passwordRules`, `user.passwordCommon`, each at its field
 */
export function checkedAccount({ password, ...typed }: TypedAccount): TypedAccount {
  const username = normaliseName(typed.username);
  const email = normaliseName(typed.email);
  must(!username.includes('@') || username === email, 'user.usernameNotYours', [], 'username');
  checkPassword(password, { username, email });
  return { username, email, password };
}

/**
 * Opens the account and logs its owner in. Inside a transaction.
 * @throws DomainError `user.duplicateUsername`, `user.duplicateEmail` (also when two register at once)
 */
export async function openAccount(account: NewUser): Promise<VerifiedLogin> {
  const userId = await userStore.insert(account);
  await userStore.noteLogin(userId);
  return { userId, credentialVersion: FIRST_CREDENTIAL_VERSION };
}

/** The account that this very form created a moment ago: a double click sends it twice and should not say «the username is taken». */
export async function justRegistered(form: TypedAccount): Promise<VerifiedLogin | undefined> {
  const user = await userStore.findByEmail(form.email);
  if (user?.username !== form.username || clock.millis() - user.createdAt.getTime() > SENT_TWICE_MS) return undefined;
  if (!(await verifyPassword(user.passwordHash, form.password))) return undefined;
  return { userId: user.id, credentialVersion: user.credentialVersion };
}
