import { clock } from '@bff/platform/clock';
import { execute, selectOne } from '@db/query';
import type { CustomerType } from '../shared/customer-type';

/** The customer record: who trips are about and invoices go to. `name` is the contact's name; the phone is E.164 or empty. */
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

export interface Customer extends ContactInfo {
  id: number;
  userId: number | null;
  /** The person behind it has been taken out; what was bought is left. */
  deletedAt: Date | null;
}

const COLUMNS = `id, user_id AS userId, customer_type AS customerType, name, email, phone, company_name AS companyName,
  org_number AS orgNumber, vat_number AS vatNumber, street, postcode, city, country_code AS countryCode,
  pseudonymised_at AS deletedAt`;

export const customerStore = {
  find: (id: number): Promise<Customer | undefined> =>
    selectOne<Customer>(`SELECT ${COLUMNS} FROM customers WHERE id = :id`, { id }),
  lock: (id: number): Promise<Customer | undefined> =>
    selectOne<Customer>(`SELECT ${COLUMNS} FROM customers WHERE id = :id FOR UPDATE`, { id }),
  findOfUser: (userId: number): Promise<Customer | undefined> =>
    selectOne<Customer>(`SELECT ${COLUMNS} FROM customers WHERE user_id = :userId`, { userId }),

  async insert(userId: number, info: ContactInfo): Promise<number> {
    const { insertId } = await execute(
      `INSERT INTO customers (user_id, customer_type, name, email, phone, company_name, org_number, vat_number, street, postcode, city,
          country_code, created_at, updated_at)
        VALUES (:userId, :customerType, :name, :email, :phone, :companyName, :orgNumber, :vatNumber, :street, :postcode, :city,
          :countryCode, :now, :now)`,
      { ...info, userId, now: clock.now() },
    );
    return insertId;
  },

  /** Takes the person out of a record that orders refer to. */
  async pseudonymise(id: number): Promise<void> {
    await execute(
      `UPDATE customers SET name = CONCAT('deleted-', id), email = CONCAT('deleted-', id, '@deleted.invalid'), phone = '', street = '',
          postcode = '', city = '', company_name = IF(customer_type = 'CORPORATE', CONCAT('deleted-', id), NULL),
          org_number = IF(customer_type = 'CORPORATE', '0000000000', NULL), vat_number = NULL, pseudonymised_at = :now, updated_at = :now
        WHERE id = :id`,
      { id, now: clock.now() },
    );
  },

  async update(id: number, info: Omit<ContactInfo, 'customerType'>): Promise<void> {
    await execute(
      `UPDATE customers SET name = :name, email = :email, phone = :phone, company_name = :companyName, org_number = :orgNumber,
          vat_number = :vatNumber, street = :street, postcode = :postcode, city = :city, country_code = :countryCode, updated_at = :now
        WHERE id = :id`,
      { ...info, id, now: clock.now() },
    );
  },
};
