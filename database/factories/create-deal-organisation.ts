import type { CreationAttributes } from 'sequelize';
import { vatNumberOf } from '@formats';
import { DealOrganisation, DealRight, DealUnit, DealUser } from '../models';
import { newOrgNumber } from './numbers';

export interface CreatedDealOrganisation {
  organisationId: number;
  /** The top unit, a unit below it, and one below that. */
  topId: number;
  middleId: number;
  lowId: number;
}

/** An organisation with a chain of three units, without users. */
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

/** Gives a user a right in an organisation, of which they become a member. */
export async function giveDealRight(
  { userId }: { userId: number },
  { organisationId }: { organisationId: number },
  unitId: number,
  role: DealRight['role'],
): Promise<void> {
  await DealUser.findOrCreate({ where: { userId }, defaults: { userId, organisationId } });
  await DealRight.create({ userId, unitId, role, organisationId });
}
