import type { Language, UserActor } from '@bff/domain/shared/actor';
import { Customer, DealRight, DealUnit, DealUser, User, UserRole } from '@db/models';

export type DemoCustomer = UserActor & { name: string; email: string; phone: string };

/** A demo person as whoever is logged in. */
async function personNamed(username: string, language: Language): Promise<UserActor> {
  const user = await User.findOne({
    where: { username },
    include: [{ association: 'customer', attributes: ['id'] }],
  });
  if (!user) throw new Error(`demo data: nobody is called ${username}`);
  const deal = await dealOf(user.id);
  const roles = await UserRole.findAll({ where: { userId: user.id }, order: ['position'] });
  return {
    kind: 'user',
    userId: user.id,
    roles: roles.map(({ role }) => role),
    trainReplacementCustomer: false,
    language,
    customerId: user.customer?.id ?? null,
    companyId: user.companyId,
    ...(deal && { deal }),
  };
}

async function dealOf(userId: number): Promise<UserActor['deal']> {
  const member = await DealUser.findOne({ where: { userId } });
  if (!member) return null;
  const rights = await DealRight.findAll({ where: { userId } });
  return {
    organisationId: member.organisationId,
    rights: rights.map(({ unitId, role }) => ({ unitId, role })),
  };
}

/** A unit of the organisation that somebody buys for. */
export async function unitNamed({ deal }: UserActor, name: string): Promise<number> {
  return (await DealUnit.findOne({ where: { organisationId: deal?.organisationId ?? 0, name }, rejectOnEmpty: true }))
    .id;
}

export const staffNamed = (username: string): Promise<UserActor> => personNamed(username, 'sv');

export async function customerNamed(username: string, language: Language): Promise<DemoCustomer> {
  const person = await personNamed(username, language);
  const attributes = ['name', 'email', 'phone'];
  const contact = person.deal
    ? await User.findByPk(person.userId, { attributes })
    : await Customer.findOne({ where: { userId: person.userId }, attributes });
  if (!contact) throw new Error(`demo data: ${username} is no customer`);
  const { name, email, phone } = contact;
  return { ...person, name, email, phone };
}
