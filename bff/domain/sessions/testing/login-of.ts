import { selectOne } from '@db/query';
import type { VerifiedLogin } from '../verified-login';

/** For tests: the login of somebody whom nobody has asked for a password. A visitor's is null. */
export async function loginOf(userId: number): Promise<VerifiedLogin>;
export async function loginOf(userId: number | null): Promise<VerifiedLogin | null>;
export async function loginOf(userId: number | null): Promise<VerifiedLogin | null> {
  if (userId === null) return null;
  const row = await selectOne<{ version: number }>(
    'SELECT credential_version AS version FROM users WHERE id = :userId',
    {
      userId,
    },
  );
  if (!row) throw new Error(`no user ${userId}`);
  return { userId, credentialVersion: row.version };
}
