import { clock } from '@bff/platform/clock';
import { Customer as Row } from '@db/models';
import type { CustomerType } from '../shared/customer-type';

/** The customer record: who is the contact of trips and receives invoices. `name` is the contact's name; the phone is E.164 or empty. */
export interface ContactInfo {
  customerType: CustomerType;
  name: string;
  email: string;
  phone: string;
  companyName: string | null;
  orgNumber: string | null;
  vatNumber: string | null;
  street: string;
  postcode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

type NamedContact = Pick<ContactInfo, 'customerType' | 'name' | 'email' | 'phone'>;

export interface Customer extends ContactInfo {
  id: number;
  userId: number | null;
  /** The organisation that buys with the record, whose users log in for it; null for a customer of their own. */
  organisationId: number | null;
  /** When the person was removed; purchases stay. */
  deletedAt: Date | null;
}

const plain = (row: Row | null): Customer | undefined =>
  row
    ? {
        id: row.id,
        userId: row.userId,
        organisationId: row.organisationId,
        customerType: row.customerType,
        name: row.name,
        email: row.email,
        phone: row.phone,
        companyName: row.companyName,
        orgNumber: row.orgNumber,
        vatNumber: row.vatNumber,
        street: row.street,
        postcode: row.postcode,
        city: row.city,
        countryCode: row.countryCode,
        deletedAt: row.pseudonymisedAt,
      }
    : undefined;

export const customerStore = {
  find: async (id: number): Promise<Customer | undefined> => plain(await Row.findByPk(id)),
  /** Locks the record until the transaction ends. */
  lock: async (id: number): Promise<Customer | undefined> => plain(await Row.findByPk(id, { lock: true })),
  findOfUser: async (userId: number): Promise<Customer | undefined> => plain(await Row.findOne({ where: { userId } })),

  async findOfAddress(email: string): Promise<Customer | undefined> {
    const user = { association: 'user', attributes: [], required: true, where: { email } };
    return plain(await Row.findOne({ where: { pseudonymisedAt: null }, include: user }));
  },

  async insert(userId: number, info: ContactInfo): Promise<number> {
    return (await Row.create({ ...info, userId, createdAt: clock.now() })).id;
  },

  findIdOfOrganisation: async (organisationId: number): Promise<number | undefined> =>
    (await Row.findOne({ attributes: ['id'], where: { organisationId } }))?.id,

  /** An organisation has one, kept up to date with its details. */
  async keepOfOrganisation(organisationId: number, info: Partial<ContactInfo> & NamedContact): Promise<number> {
    const [row, isNew] = await Row.findOrCreate({
      where: { organisationId },
      defaults: { ...info, organisationId, createdAt: clock.now() },
    });
    if (!isNew) await row.update(info);
    return row.id;
  },

  /** Removes the person from a record that orders refer to. */
  async pseudonymise(id: number): Promise<void> {
    const nobody = `deleted-${id}`;
    const row = await Row.findByPk(id, { attributes: ['id', 'customerType'], lock: true });
    const isCorporate = row?.customerType === 'CORPORATE';
    await Row.update(
      {
        name: nobody,
        email: `${nobody}@deleted.invalid`,
        phone: '',
        street: '',
        postcode: '',
        city: '',
        companyName: isCorporate ? nobody : null,
        orgNumber: isCorporate ? '0000000000' : null,
        vatNumber: null,
        pseudonymisedAt: clock.now(),
      },
      { where: { id } },
    );
  },

  async update(id: number, info: Omit<ContactInfo, 'customerType'>): Promise<void> {
    await Row.update(info, { where: { id } });
  },
};
