import type { Language, UserActor } from '@bff/domain/shared/actor';
import { Customer, User, UserRole } from '@db/models';

export type DemoCustomer = UserActor & { name: string; email: string; phone: string };

/** A demo person as whoever is logged in. */
async function personNamed(username: string, language: Language): Promise<UserActor> {
  const user = await User.findOne({
    where: { username },
    include: [{ association: 'customer', attributes: ['id'] }],
  });
  if (!user) throw new Error(`demo data: nobody is called ${username}`);
  const roles = await UserRole.findAll({ where: { userId: user.id }, order: ['position'] });
  return {
    kind: 'user',
    userId: user.id,
    roles: roles.map(({ role }) => role),
    trainReplacementCustomer: false,
    language,
    customerId: user.customer?.id ?? null,
    companyId: user.companyId,
  };
}

export const staffNamed = (username: string): Promise<UserActor> => personNamed(username, 'sv');

export async function customerNamed(username: string, language: Language): Promise<DemoCustomer> {
  const person = await personNamed(username, language);
  const contact = await Customer.findOne({ where: { userId: person.userId }, attributes: ['name', 'email', 'phone'] });
  if (!contact) throw new Error(`demo data: ${username} is no customer`);
  const { name, email, phone } = contact;
  return { ...person, name, email, phone };
}
