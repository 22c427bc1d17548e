import { createIntegration } from '@bff/domain/integration-users';
import { hashPassword } from '@bff/domain/accounts';
import { issueToken } from '@bff/domain/sessions';
import type { Role, UserActor } from '@bff/domain/shared/actor';
import type { Integration } from '@bussplats/api-client';
import { createCompany, createCustomer, createDealOrganisation, createUser, giveDealRight } from '@db/factories';
import { DealUnit } from '@db/models';
import { execute, selectOne } from '@db/query';
import { hostCookie } from '../../app/http/cookies.server';
import type { ActorKind } from '../actors';
import { loginOf } from '@bff/domain/sessions/testing/login-of';
import { sessionOf } from '@bff/domain/sessions/testing/session-of';

export const PASSWORD = 'Gul-Buss-I-Regn-7';

/** A caller of some kind, with their credentials. */
export interface Person {
  kind: ActorKind;
  /** Undefined for a visitor or an integration. */
  actor: UserActor | undefined;
  username: string;
  /** Their network address: one each, so that nobody reaches a limit that another has used up. */
  address: string;
  integration: Integration | undefined;
  /** The company that they run, drive for or act for. */
  companyId: number | null;
  /** The organisation that they buy for, or that a traffic controller acts for. */
  organisationId: number | null;
  /** Headers of a freshly logged-in browser: a new session each time, so that a logout ends no other's. */
  browser: () => Promise<Record<string, string>>;
  /** A bearer token of their own. */
  token: () => Promise<string | undefined>;
}

const cookie = hostCookie('session');
let hash: Promise<string> | undefined;
/** Of PASSWORD, computed once. */
const passwordHash = (): Promise<string> => (hash ??= hashPassword(PASSWORD));

/** The roles of a real user of that kind. */
const rolesOf = (kind: Role | 'train'): readonly Role[] => (kind === 'train' ? ['DEAL_CUSTOMER_ADMIN'] : [kind]);

async function createAccount(kind: Exclude<ActorKind, 'visitor' | 'integration'>): Promise<UserActor> {
  const account = { passwordHash: await passwordHash() };
  if (kind === 'PRIVATE_CUSTOMER') return createCustomer(account);
  if (kind === 'CUSTOMER') {
    // Only a customer's role, with its record.
    const customer = await createCustomer(account);
    await execute("DELETE FROM user_roles WHERE user_id = :userId AND role <> 'CUSTOMER'", { userId: customer.userId });
    return { ...customer, roles: ['CUSTOMER'] };
  }
  if (kind === 'CORPORATE_CUSTOMER') return createCustomer({ ...account, customerType: 'CORPORATE' });
  const ofCompany = kind === 'COMPANY_ADMIN' || kind === 'DRIVER';
  const companyId = ofCompany ? (await createCompany()).id : null;
  return createUser({ ...account, roles: rolesOf(kind), companyId });
}

let addresses = 0;
const newAddress = () => `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;

const DEAL_ROLE = { DEAL_CUSTOMER_USER: 'user', DEAL_CUSTOMER_ADMIN: 'admin', DEAL_CUSTOMER_BOOKER: 'booker', DEAL_CUSTOMER_FINANCE: 'finance', train: 'admin' } as const; // prettier-ignore

async function existing(organisationId: number): Promise<{ organisationId: number; topId: number }> {
  const unit = { organisationId, parentId: null };
  return { organisationId, topId: (await DealUnit.findOne({ where: unit, rejectOnEmpty: true })).id };
}

/** An organisation for those who belong to one, by default a new one, with the right of their role. */
async function organisationFor(
  kind: ActorKind,
  actor: UserActor,
  ofOrganisation: number | undefined,
): Promise<{ organisationId: number; deal: UserActor['deal'] } | null> {
  const role = kind in DEAL_ROLE ? DEAL_ROLE[kind as keyof typeof DEAL_ROLE] : undefined;
  if (role === undefined && kind !== 'TRAFFIC_CONTROLLER') return null;
  const organisation =
    ofOrganisation === undefined
      ? await createDealOrganisation({ trainReplacement: kind === 'train' })
      : await existing(ofOrganisation);
  const { organisationId } = organisation;
  if (role) await giveDealRight(actor, organisation, organisation.topId, role);
  else
    await execute(
      'INSERT INTO traffic_controller_organisations (user_id, organisation_id) VALUES (:userId, :organisationId)',
      { userId: actor.userId, organisationId },
    );
  const deal = role ? { organisationId, rights: [{ unitId: organisation.topId, role }] } : null;
  return { organisationId, deal };
}

/** Creates a person of that kind, with a company or organisation if they need one: a new one, or a given organisation. */
export async function createPerson(
  kind: ActorKind,
  { organisationId }: { organisationId?: number } = {},
): Promise<Person> {
  const nobody = {
    kind,
    actor: undefined,
    username: '',
    address: newAddress(),
    integration: undefined,
    companyId: null,
    organisationId: null,
    browser: () => Promise.resolve({}),
    token: () => Promise.resolve(undefined),
  };
  if (kind === 'visitor') return nobody;
  if (kind === 'integration') {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const companyId = (await createCompany()).id;
    return { ...nobody, companyId, integration: await createIntegration(admin, { name: 'Matris AB', companyId }) };
  }
  const actor = await createAccount(kind);
  const row = await selectOne<{ username: string }>('SELECT username FROM users WHERE id = :id', { id: actor.userId });
  const organisation = await organisationFor(kind, actor, organisationId);
  return {
    ...nobody,
    actor: { ...actor, deal: organisation?.deal ?? null },
    companyId: actor.companyId,
    organisationId: organisation?.organisationId ?? null,
    username: row!.username,
    browser: async () => ({ cookie: (await cookie.serialize(await sessionOf(actor))).split(';', 1)[0]! }),
    token: async () => (await issueToken(await loginOf(actor.userId))).token,
  };
}

/** Restores a person's original password, which a test may have changed. */
export async function givePassword({ actor }: Person): Promise<void> {
  await execute('UPDATE users SET password_hash = :hash WHERE id = :id', {
    hash: await passwordHash(),
    id: actor?.userId,
  });
}
