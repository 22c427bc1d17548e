import type { CreationAttributes } from 'sequelize';
import { vatNumberOf } from '@formats';
import { DealOrganisation, DealRight, DealUnit, DealUser } from '../models';
import { newOrgNumber } from './numbers';

export interface CreatedDealOrganisation {
  organisationId: number;
  /** The top unit, one under it, and one under that. */
  topId: number;
  middleId: number;
  lowId: number;
}

/** An organisation whose units are a chain of three, without users. */
export async function createDealOrganisation(
  fields: Partial<CreationAttributes<DealOrganisation>> = {},
): Promise<CreatedDealOrganisation> {
  const orgNumber = newOrgNumber();
  const name = fields.name ?? `Testkommun ${orgNumber}`;
  const organisation = await DealOrganisation.create({ orgNumber, vatNumber: vatNumberOf(orgNumber), ...fields, name });
  const unit = async (unitName: string, parentId: number | null) =>
    (await DealUnit.create({ organisationId: organisation.id, parentId, name: unitName })).id;
  const topId = await unit(name, null);
  const middleId = await unit('Skolförvaltningen', topId);
  const lowId = await unit('Norra skolan', middleId);
  return { organisationId: organisation.id, topId, middleId, lowId };
}

/** Gives somebody a right in an organisation that they belong to from now on. */
export async function giveDealRight(
  { userId }: { userId: number },
  { organisationId }: { organisationId: number },
  unitId: number,
  role: DealRight['role'],
): Promise<void> {
  await DealUser.findOrCreate({ where: { userId }, defaults: { userId, organisationId } });
  await DealRight.create({ userId, unitId, role, organisationId });
}
