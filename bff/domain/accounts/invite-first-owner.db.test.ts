import { describe, expect, it } from 'vitest';
import { createUser } from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { acceptInvitation, inviteFirstOwner } from './index';

const PASSWORD = 'Gul buss 55';

describe('the first owner', () => {
  useTestDatabase();
  const nobody = () => execute("DELETE FROM user_roles WHERE role = 'SYSTEM_OWNER'");
  const invite = (email: string) => inviteFirstOwner({ email, name: 'Anna Ägare', language: 'sv' });
  const owners = () =>
    select<{ email: string; hasPassword: number }>(
      `SELECT u.email, u.password_hash IS NOT NULL AS hasPassword FROM users u JOIN user_roles r ON r.user_id = u.id
        WHERE r.role = 'SYSTEM_OWNER' AND u.status = 'active'`,
    );
  const mailedToken = async (email: string) => {
    const mails = await select<{ payload: string | { to: string; data: { url: string } } }>(
      "SELECT payload FROM outbox WHERE kind = 'mail' ORDER BY id",
    );
    const bodies = mails.map(({ payload }) =>
      typeof payload === 'string' ? (JSON.parse(payload) as { to: string; data: { url: string } }) : payload,
    );
    return (
      bodies
        .filter(({ to }) => to === email)
        .at(-1)
        ?.data.url.split('/')
        .at(-1) ?? ''
    );
  };

  it('is invited by mail, and afterwards nobody else is', async () => {
    await nobody();
    expect(await invite('anna@demo.invalid')).toBe(true);
    await acceptInvitation({ token: await mailedToken('anna@demo.invalid'), password: PASSWORD });
    expect(await invite('bo@demo.invalid')).toBe(false);
    expect(await owners()).toEqual([{ email: 'anna@demo.invalid', hasPassword: 1 }]);
  });

  it('can be invited again at another address, and the first link stops working', async () => {
    await nobody();
    expect(await invite('fel@demo.invalid')).toBe(true);
    const wrong = await mailedToken('fel@demo.invalid');
    expect(await invite('ratt@demo.invalid')).toBe(true);
    await expect(acceptInvitation({ token: wrong, password: PASSWORD })).rejects.toMatchObject({
      key: 'auth.invitationExpired',
    });
    expect(await owners()).toEqual([{ email: 'ratt@demo.invalid', hasPassword: 0 }]);
  });

  it("cannot take another account's address", async () => {
    await nobody();
    const { userId } = await createUser({ roles: ['CUSTOMER'] });
    const [other] = await select<{ email: string }>('SELECT email FROM users WHERE id = :userId', { userId });
    await expect(invite(other?.email ?? '')).rejects.toMatchObject({ key: 'user.duplicateEmail' });
    expect(await owners()).toEqual([]);
  });
});
