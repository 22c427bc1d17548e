import { dealMemberStore, type MemberRow } from './deal-member.store';
import type { DealRole } from './deal-roles';
import { dealUserStore } from './deal-user.store';

/** Somebody in an organisation, with what they may do where. */
export interface DealMember extends MemberRow {
  rights: { unitId: number; role: DealRole }[];
}

/** Everybody in an organisation, by name. */
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
