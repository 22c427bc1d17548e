import { select } from '@db/query';
import { createCompany, createUser } from '@db/factories';
import type { Role, UserActor } from '../../shared/actor';
import { hashPassword, type NewManagedUser, type UserListQuery } from '../index';

export const PASSWORD = 'Gul buss 55';

let passwordHash: string | undefined;
let count = 0;

export const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { key?: string; field?: string }) =>
      [error.key ?? 'no domain error', error.field].filter(Boolean).join(' '),
  );
/** A user who can log in. */
export const person = async (roles: readonly Role[], companyId: number | null = null): Promise<UserActor> =>
  createUser({ roles, companyId, passwordHash: (passwordHash ??= await hashPassword(PASSWORD)) });
export const company = async () => (await createCompany()).id;
export const typed = (changes: Partial<NewManagedUser> = {}): NewManagedUser => ({
  name: 'Nils Ny',
  email: `nils${++count}@demo.invalid`,
  phone: '',
  language: 'sv',
  roles: ['DRIVER'],
  companyId: null,
  ...changes,
});
export const events = async (userId: number) =>
  (await select<{ to: string; code: string | null }>("SELECT to_state AS `to`, code FROM event_log WHERE entity = 'user' AND entity_id = :userId ORDER BY id", { userId })).map(({ to, code }) => code ?? to); // prettier-ignore
export const query = (changes: Partial<UserListQuery> = {}): UserListQuery => ({
  text: '',
  sort: 'name',
  descending: false,
  page: 1,
  pageSize: 100,
  ...changes,
});
export const invitations = async (email: string) => {
  const rows = await select<{ payload: unknown }>('SELECT payload FROM outbox ORDER BY id');
  return rows
    .map(({ payload }) => (typeof payload === 'string' ? payload : JSON.stringify(payload)))
    .filter((text) => text.includes(`"${email}"`))
    .flatMap((text) => [...text.matchAll(/invitation\/([\w-]{43})/g)].map(([, token]) => token!));
};
