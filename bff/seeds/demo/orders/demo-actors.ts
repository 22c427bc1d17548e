import type { Language, Role, UserActor } from '@bff/domain/shared/actor';
import { select, selectOne } from '@db/query';

export type DemoCustomer = UserActor & { name: string; email: string; phone: string };

/** A demo person as whoever is logged in. */
async function personNamed(username: string, language: Language): Promise<UserActor> {
  const user = await selectOne<{ id: number; companyId: number | null; customerId: number | null }>(
    `SELECT u.id, u.company_id AS companyId, c.id AS customerId
     FROM users u LEFT JOIN customers c ON c.user_id = u.id WHERE u.username = :username`,
    { username },
  );
  if (!user) throw new Error(`demo data: nobody is called ${username}`);
  const { id: userId, companyId, customerId } = user;
  const roles = await select<{ role: Role }>('SELECT role FROM user_roles WHERE user_id = :userId ORDER BY position', {
    userId,
  });
  return {
    kind: 'user',
    userId,
    roles: roles.map(({ role }) => role),
    trainReplacementCustomer: false,
    language,
    customerId,
    companyId,
  };
}

export const staffNamed = (username: string): Promise<UserActor> => personNamed(username, 'sv');

export async function customerNamed(username: string, language: Language): Promise<DemoCustomer> {
  const person = await personNamed(username, language);
  const contact = await selectOne<{ name: string; email: string; phone: string }>(
    'SELECT name, email, phone FROM customers WHERE id = :customerId',
    { customerId: person.customerId },
  );
  if (!contact) throw new Error(`demo data: ${username} is no customer`);
  return { ...person, ...contact };
}
