import { newOrgNumber, next, numberFor } from '@db/factories/numbers';
import { execute } from '@db/query';

/** A customer and an operator for orders. */
export async function aCustomer(): Promise<{ userId: number; customerId: number; companyId: number }> {
  const name = `anna-${next()}`;
  const email = `${name}@demo.invalid`;
  const user = await execute('INSERT INTO users (username, email) VALUES (:name, :email)', { name, email });
  const customer = await execute(
    "INSERT INTO customers (user_id, customer_type, name, email) VALUES (:userId, 'PRIVATE', :name, :email)",
    { userId: user.insertId, name, email },
  );
  const company = await execute(
    `INSERT INTO companies (name, org_number, vat_number, contact_name, contact_email, contact_phone, emergency_phone)
     VALUES (:name, :org, 'SE', 'Bo', :email, '+46', '+46')`,
    { name, email, org: newOrgNumber() },
  );
  return { userId: user.insertId, customerId: customer.insertId, companyId: company.insertId };
}

/** An order of that total in öre, without bookings. */
export async function anOrder(owner: Awaited<ReturnType<typeof aCustomer>>, total: number): Promise<number> {
  const { insertId } = await execute(
    `INSERT INTO orders (number, customer_id, user_id, company_id, customer_type, language, trip_type, departure_at, adults, countries,
       operator_price, customer_price, tax, total, first_held_at)
     VALUES (:number, :customerId, :userId, :companyId, 'PRIVATE', 'sv', 'one-way', '2027-03-10 07:00:00', 10, 'SE',
       :total, :total, 0, :total, '2027-01-01 00:00:00')`,
    { ...owner, number: numberFor(next()), total },
  );
  return insertId;
}
