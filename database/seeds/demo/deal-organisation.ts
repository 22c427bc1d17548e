import { vatNumberOf } from '@bff/domain/shared/numbers';
import { orgNumberFor } from '../../factories/numbers';
import { DealOrganisation, DealRight, DealUnit, DealUser, TrafficControllerOrganisation, User } from '../../models';

/** Above the organisation numbers of demo customers. */
const ORG_NUMBER = 95_000;

/** An organisation with the deal accounts in it, each with its own right, and the traffic controller who acts for it. */
export async function loadDealOrganisation(): Promise<void> {
  const orgNumber = orgNumberFor(ORG_NUMBER);
  const name = 'Demo Uppsala kommun';
  const { id: organisationId } = await DealOrganisation.create({
    name,
    orgNumber,
    vatNumber: vatNumberOf(orgNumber),
    contactName: 'Adam Avtalsgren',
    contactEmail: 'deal.admin@demo.invalid',
    contactPhone: '+46701740605',
    creditLimit: 25_000_000,
    paysByInvoice: true,
    collectiveInvoice: true,
  });
  const unit = async (unitName: string, parentId: number | null, costCenter: string) =>
    (await DealUnit.create({ organisationId, parentId, name: unitName, costCenter })).id;
  const top = await unit(name, null, '1000');
  const schools = await unit('Utbildningsförvaltningen', top, '2000');
  const school = await unit('Demoskolan', schools, '2010');
  await unit('Kulturförvaltningen', top, '3000');

  const userIdOf = async (username: string) =>
    (await User.findOne({ where: { username }, rejectOnEmpty: true, attributes: ['id'] })).id;
  const rights = [
    ['deal.admin', top, 'admin'],
    ['deal.finance', top, 'finance'],
    ['deal.booker', schools, 'booker'],
    ['deal.user', school, 'user'],
  ] as const;
  for (const [username, unitId, role] of rights) {
    const userId = await userIdOf(username);
    await DealUser.create({ userId, organisationId });
    await DealRight.create({ userId, unitId, role, organisationId });
  }
  await TrafficControllerOrganisation.create({ userId: await userIdOf('traffic'), organisationId });
}
