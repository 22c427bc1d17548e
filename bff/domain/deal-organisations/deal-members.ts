import { dealMemberStore, type MemberRow } from './deal-member.store';
import type { DealRole } from './deal-roles';
import { dealUserStore } from './deal-user.store';

/** An organisation's user and their rights. */
export interface DealMember extends MemberRow {
  rights: { unitId: number; role: DealRole }[];
}

/** All users of an organisation, by name. */
export async function dealMembers(organisationId: number): Promise<DealMember[]> {
  const [people, rights] = await Promise.all([
    dealMemberStore.of(organisationId),
    dealUserStore.allRights(organisationId),
  ]);
  return people.map((person) => ({
    ...person,
    rights: rights.filter(({ userId }) => userId === person.userId).map(({ unitId, role }) => ({ unitId, role })),
  }));
}
