import type { CreationAttributes } from 'sequelize';
import { vatNumberOf } from '@bff/domain/shared/numbers';
import { orgNumberFor } from '@db/factories/numbers';
import { DealOrganisation, DealRight, DealUnit, DealUser, TrafficControllerOrganisation, User } from '@db/models';

/** Above the organisation numbers of demo customers and applicants. */
const MUNICIPALITY = 98_000;
const TRAIN_OPERATOR = 98_001;

/** Organisations with the deal accounts in them, each with its own right, and the traffic controller who acts for both. */
export async function loadDealOrganisations(): Promise<void> {
  const municipality = await createOrganisation({
    name: 'Demo Uppsala kommun',
    orgNumber: orgNumberFor(MUNICIPALITY),
    contactName: 'Adam Avtalsgren',
    contactEmail: 'deal.admin@demo.invalid',
    creditLimit: 25_000_000,
    collectiveInvoice: true,
  });
  const unit = async (name: string, parentId: number, costCenter: string) =>
    (await DealUnit.create({ organisationId: municipality.id, parentId, name, costCenter })).id;
  const schools = await unit('Utbildningsförvaltningen', municipality.top, '2000');
  const school = await unit('Demoskolan', schools, '2010');
  await unit('Kulturförvaltningen', municipality.top, '3000');
  await giveRight('deal.admin', municipality, municipality.top, 'admin');
  await giveRight('deal.finance', municipality, municipality.top, 'finance');
  await giveRight('deal.booker', municipality, schools, 'booker');
  await giveRight('deal.user', municipality, school, 'user');

  const trainOperator = await createOrganisation({
    name: 'Demotåg AB',
    orgNumber: orgNumberFor(TRAIN_OPERATOR),
    contactName: 'Tina Tågsund',
    contactEmail: 'deal.train@demo.invalid',
    creditLimit: 80_000_000,
    trainReplacement: true,
  });
  await giveRight('deal.train', trainOperator, trainOperator.top, 'admin');

  const userId = await userIdOf('traffic');
  for (const { id: organisationId } of [municipality, trainOperator])
    await TrafficControllerOrganisation.create({ userId, organisationId });
}

interface Organisation {
  id: number;
  /** Its top unit. */
  top: number;
}

type Facts = Omit<CreationAttributes<DealOrganisation>, 'vatNumber'>;

async function createOrganisation(facts: Facts): Promise<Organisation> {
  const { id } = await DealOrganisation.create({
    ...facts,
    vatNumber: vatNumberOf(facts.orgNumber),
    contactPhone: '+46701740605',
    paysByInvoice: true,
  });
  const top = await DealUnit.create({ organisationId: id, parentId: null, name: facts.name, costCenter: '1000' });
  return { id, top: top.id };
}

const userIdOf = async (username: string): Promise<number> =>
  (await User.findOne({ where: { username }, rejectOnEmpty: true, attributes: ['id'] })).id;

async function giveRight(
  username: string,
  { id: organisationId }: Organisation,
  unitId: number,
  role: DealRight['role'],
): Promise<void> {
  const userId = await userIdOf(username);
  await DealUser.create({ userId, organisationId });
  await DealRight.create({ userId, unitId, role, organisationId });
}
