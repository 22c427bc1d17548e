import { Op, type WhereOptions } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { oneMore } from '@db/counting';
import { Company, Customer, IntegrationUser } from '@db/models';
import { alone, selectOne } from '@db/query';
import { violates } from '@db/violates';
import { changeState, type StateChange } from '../shared/change-state.store';
import { containing } from '../shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import { integrationStates, type IntegrationStatus } from './integration-states';

/** A row of `integration_users`; the secrets are still encrypted. */
export interface StoredIntegration {
  id: number;
  name: string;
  status: IntegrationStatus;
  keyId: string;
  /** Whom it acts for: at most one of the two. */
  companyId: number | null;
  customerId: number | null;
  /** Its owner's name for it. */
  externalId: string | null;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
  version: number;
}

/** What a signed request is checked against. */
export type SigningIntegration = Omit<StoredIntegration, 'externalId' | 'version'> &
  Pick<SeenIntegration, 'lastUsedAt'>;

/** What administrators see of an integration: everything but its secrets. */
export interface SeenIntegration extends Omit<StoredIntegration, 'secret' | 'previousSecret'> {
  companyName: string | null;
  customerName: string | null;
  /** Of the customer's account; null without one. */
  customerUsername: string | null;
  lastUsedAt: Date | null;
  createdAt: Date;
}

export interface IntegrationFields {
  name: string;
  companyId: number | null;
  customerId: number | null;
  externalId: string | null;
}

export const INTEGRATION_SORTS = ['name', 'created', 'used'] as const;

/** Which integrations a list shows, and in which order. */
export interface IntegrationListQuery {
  /** Part of the name, the external id or the name of whom it acts for, or the whole key. */
  text: string;
  status?: IntegrationStatus | undefined;
  sort: (typeof INTEGRATION_SORTS)[number];
  descending: boolean;
}

const storedOf = (row: IntegrationUser): StoredIntegration => ({
  ...toldOf(row),
  secret: row.secret,
  previousSecret: row.previousSecret,
});

const toldOf = (row: IntegrationUser) => ({
  id: row.id,
  name: row.name,
  status: row.status,
  keyId: row.keyId,
  companyId: row.companyId,
  customerId: row.customerId,
  externalId: row.externalId,
  previousUntil: row.previousUntil,
  version: row.version,
});

const seenOf = (row: IntegrationUser): SeenIntegration => ({
  ...toldOf(row),
  companyName: row.company?.name ?? null,
  customerName: row.customer?.companyName ?? row.customer?.name ?? null,
  customerUsername: row.customer?.user?.username ?? null,
  lastUsedAt: row.lastUsedAt,
  createdAt: row.createdAt,
});

const FOR_WHOM = [
  { association: 'company', attributes: ['name'] },
  {
    association: 'customer',
    attributes: ['companyName', 'name'],
    include: [{ association: 'user', attributes: ['username'] }],
  },
];
const SECRETS = ['secret', 'previousSecret'];
const SEARCHED = ['name', 'externalId', '$company.name$', '$customer.company_name$', '$customer.name$'];
const COLUMN = { name: 'name', created: 'createdAt', used: 'lastUsedAt' } as const;
const USE_NOTED_EVERY_MS = 60_000;
const IS_KEY = /^[\w-]{22}$/;
const UNIQUE = ['integration_users_form', 'integration_users_active_external_id'];

const machine = { model: IntegrationUser, states: integrationStates };

function listed({ text, status }: IntegrationListQuery): WhereOptions {
  const named = SEARCHED.map((name) => ({ [name]: { [Op.like]: containing(text) } }));
  return {
    ...(status && { status }),
    ...(text && { [Op.or]: IS_KEY.test(text) ? [{ keyId: text }, ...named] : named }),
  };
}

export const integrationUserStore = {
  /**
   * Not one whose operator is inactive: its signature is rejected, just as its people cannot log in. As SQL, because each of its requests
   * asks for it.
   */
  findByKey: (keyId: string): Promise<SigningIntegration | undefined> =>
    selectOne<SigningIntegration>(
      `SELECT i.id, i.name, i.status, i.key_id, i.company_id, i.customer_id, i.secret, i.previous_secret, i.previous_until,
         i.last_used_at
       FROM integration_users i LEFT JOIN companies c ON c.id = i.company_id
       WHERE i.key_id = :keyId AND (c.status IS NULL OR c.status <> 'inactive')`,
      { keyId },
    ),
  async lock(id: number): Promise<StoredIntegration | undefined> {
    const row = await IntegrationUser.findByPk(id, { lock: true });
    return row ? storedOf(row) : undefined;
  },
  async see(id: number): Promise<SeenIntegration | undefined> {
    const row = await IntegrationUser.findByPk(id, { attributes: { exclude: SECRETS }, include: FOR_WHOM });
    return row ? seenOf(row) : undefined;
  },

  list: (query: IntegrationListQuery, part: PageWanted): Promise<Page<SeenIntegration>> =>
    listPage(
      IntegrationUser,
      {
        attributes: { exclude: SECRETS },
        where: listed(query),
        include: FOR_WHOM,
        // The search refers to columns of the associations.
        subQuery: false,
        order: byColumn(COLUMN[query.sort], query.descending),
      },
      part,
      seenOf,
    ),

  /** Undefined if the form has created one already, or another active one has the external id. */
  async insert(
    row: IntegrationFields & { keyId: string; secret: string; formKey: string | null },
  ): Promise<number | undefined> {
    const made = await unlessTaken(() => IntegrationUser.create({ ...row, createdAt: clock.now() }));
    return made?.id;
  },

  /** False if another active one has the external id. */
  async change(id: number, fields: IntegrationFields): Promise<boolean> {
    const values = { ...fieldsOf(fields), version: oneMore('version') };
    return (await unlessTaken(() => IntegrationUser.update(values, { where: { id } }))) !== undefined;
  },

  isMadeBy: async (formKey: string): Promise<boolean> =>
    (await IntegrationUser.findOne({ attributes: ['id'], where: { formKey } })) !== null,

  /** The current secret stays valid until `previousUntil`; the one before it ends now. */
  async rotate(
    { id, secret: previousSecret }: Pick<StoredIntegration, 'id' | 'secret'>,
    secret: string,
    previousUntil: Date,
  ): Promise<void> {
    const values = { secret, previousSecret, previousUntil, version: oneMore('version') };
    await IntegrationUser.update(values, { where: { id } });
  },

  move: (integration: StoredIntegration, to: IntegrationStatus, change: StateChange<IntegrationUser>): Promise<void> =>
    changeState(machine, integration, to, { ...change, set: { version: integration.version + 1 } }),

  /** Records that it has signed a request, to the minute: a busy integration writes its row no more often. */
  async noteUse({ id, lastUsedAt }: Pick<SigningIntegration, 'id' | 'lastUsedAt'>): Promise<void> {
    const now = clock.now();
    const before = new Date(now.getTime() - USE_NOTED_EVERY_MS);
    if (lastUsedAt !== null && lastUsedAt > before) return;
    const where = { id, lastUsedAt: { [Op.or]: [null, { [Op.lte]: before }] } };
    await alone(() => IntegrationUser.update({ lastUsedAt: now }, { where }));
  },

  /** Operators that an integration can act for, by name. */
  async operators(): Promise<{ id: number; name: string; orgNumber: string }[]> {
    const companies = await Company.findAll({ attributes: ['id', 'name', 'orgNumber'], order: ['name', 'id'] });
    return companies.map(({ id, name, orgNumber }) => ({ id, name, orgNumber }));
  },

  hasCompany: async (id: number): Promise<boolean> => (await Company.findByPk(id, { attributes: ['id'] })) !== null,

  /** Customers whose name, username or email address contains the text, by their login name. */
  async customersLike(text: string, most: number): Promise<{ username: string; name: string }[]> {
    const like = { [Op.like]: containing(text) };
    const customers = await Customer.findAll({
      attributes: ['name', 'companyName'],
      where: {
        [Op.or]: [{ name: like }, { companyName: like }, { '$user.username$': like }, { '$user.email$': like }],
      },
      include: { association: 'user', attributes: ['username'], required: true },
      order: [['user', 'username', 'ASC']],
      limit: most,
    });
    return customers.map(({ name, companyName, user }) => ({ username: user!.username, name: companyName ?? name }));
  },

  /** The customer of an account, by its username or email address. */
  async customerOf(typed: string): Promise<number | undefined> {
    const name = typed.toLowerCase();
    const customers = await Customer.findAll({
      attributes: ['id'],
      where: { [Op.or]: [{ '$user.username$': name }, { '$user.email$': name }] },
      include: { association: 'user', attributes: ['username'], required: true },
    });
    // A username takes precedence over an address: somebody's address may be another's username.
    return (customers.find(({ user }) => user!.username === name) ?? customers[0])?.id;
  },
};

const fieldsOf = ({ name, companyId, customerId, externalId }: IntegrationFields) => ({
  name,
  companyId,
  customerId,
  externalId,
});

/** The result of the write; undefined when a unique key has refused it. */
async function unlessTaken<Made>(write: () => Promise<Made>): Promise<Made | undefined> {
  try {
    return await write();
  } catch (error) {
    if (UNIQUE.some((key) => violates(error, key))) return undefined;
    throw error;
  }
}
