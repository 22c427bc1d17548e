import { User } from '@db/models';
import type { VerifiedLogin } from '../verified-login';

/** For tests: the login of a user who was not asked for a password. A visitor's is null. */
export async function loginOf(userId: number): Promise<VerifiedLogin>;
export async function loginOf(userId: number | null): Promise<VerifiedLogin | null>;
export async function loginOf(userId: number | null): Promise<VerifiedLogin | null> {
  if (userId === null) return null;
  const user = await User.findByPk(userId, { attributes: ['credentialVersion'], rejectOnEmpty: true });
  return { userId, credentialVersion: user.credentialVersion };
}
