import { MAX_USERNAME } from '#fields/schemas';
import { queueMail } from '../notifications';
import type { Actor, Role } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { emailChangeStore } from './email-change.store';
import { editableFacts } from './find-users';
import { renewInvitation } from './invite-user';
import { lockUserFor } from './lock-user-for';
import { normaliseName } from './log-in';
import { type ManagedUser, managedUserStore } from './managed-user.store';
import { oneTimeTokenStore } from './one-time-token.store';
import { logOutEverywhere } from './log-out-everywhere';
import { rolesToGive } from './user-roles';
import { userStore } from './user.store';
import { issueEmailVerification } from './verify-email';

export interface EditedUser {
  name: string;
  email: string;
  /** E.164 or empty. */
  phone: string;
  /** Left out: roles and company stay. */
  access?: { roles: readonly Role[]; companyId: number | null } | undefined;
}

/**
 * Changes somebody else's account. Other roles or another company end their sessions. A new address takes effect at once, because its owner
 * may have lost the old one: the old one is told, links mailed there are revoked, and the new one is asked to confirm. With the `revision`
 * of what the form showed, nobody's change is overwritten unseen.
 * @throws DomainError `user.notFound`, `user.self`, `auth.noPermission`, `input.changedMeanwhile`, `user.duplicateEmail`,
 * `user.lastCompanyAdmin`, `user.lastOwner`, and those of `rolesToGive`
 */
export async function editUser(actor: Actor, userId: number, edited: EditedUser, revision?: string): Promise<void> {
  let lockedUser!: Awaited<ReturnType<typeof lockUserFor>>;
  await editRecord<ManagedUser, Edited>({
    entity: 'user',
    entityId: userId,
    by: actor,
    seen: revision,
    facts: editableFacts,
    lock: async () => {
      lockedUser = await lockUserFor(actor, 'edit', userId);
      return lockedUser.user;
    },
    change: async (user) => {
      const { name, phone } = edited;
      const hasOther = edited.access && hasOtherAccess(user, edited.access);
      const { roles, companyId } = hasOther ? await rolesToGive(actor, edited.access!) : user;
      await lockedUser.mayBecome({ roles, companyId });
      return { name, phone, email: normaliseName(edited.email), roles, companyId };
    },
    write: async (next, user, changed) => {
      await managedUserStore.update(userId, next);
      if (changed.includes('roles') || changed.includes('companyId')) await logOutEverywhere(userId);
      if (changed.includes('email')) await changeAddress(actor, user, next.email);
    },
    told: ['roles', 'companyId'],
  });
}

type Edited = Pick<ManagedUser, 'name' | 'email' | 'phone' | 'roles' | 'companyId'>;

const hasOtherAccess = (
  user: ManagedUser,
  { roles, companyId }: { roles: readonly Role[]; companyId: number | null },
) =>
  companyId !== user.companyId ||
  roles.length !== user.roles.length ||
  roles.some((role) => !user.roles.includes(role));

async function changeAddress(actor: Actor, user: ManagedUser, email: string): Promise<void> {
  const account = await userStore.lock(user.id);
  must(account, 'user.notFound');
  must(account.username !== account.email || email.length <= MAX_USERNAME, 'input.invalid', [], 'email');
  await userStore.setEmail(account, email, { confirmed: false });
  await emailChangeStore.end(user.id, 'replaced');
  await oneTimeTokenStore.revoke(user.id, ['passwordReset', 'invitation', 'emailVerification']);
  if (user.standing === 'invited') return renewInvitation(actor, user.id);
  const told = { to: user.email, language: user.language, data: { name: user.name, newEmail: email } };
  await queueMail('emailChanged', told);
  const url = await issueEmailVerification(user.id, user.language);
  await queueMail('emailVerification', { to: email, language: user.language, data: { name: user.name, url } });
}
