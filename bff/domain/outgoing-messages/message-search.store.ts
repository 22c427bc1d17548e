import { col, fn, json, Op, where, type WhereOptions } from 'sequelize';
import type { OutboxMessage } from '@db/models';
import { select } from '@db/query';
import { withoutNoun } from '@formats';
import { containing } from '../shared/containing';

/** Of a name that more people share, more of it has to be typed. */
const MOST_ADDRESSES = 100;

/**
 * The addresses of who is called so: a mail keeps only its recipient's. Read first: within the condition, the server would look through all
 * people again for each mail.
 */
async function addressesOf(name: string): Promise<string[]> {
  const rows = await select<{ email: string }>(
    `SELECT email FROM users WHERE name LIKE :name
      UNION SELECT email FROM customers WHERE name LIKE :name OR company_name LIKE :name
      UNION SELECT contact_email FROM orders WHERE contact_name LIKE :name
      UNION SELECT contact_email FROM companies WHERE name LIKE :name OR contact_name LIKE :name
      LIMIT ${MOST_ADDRESSES}`,
    { name: containing(name) },
  );
  return rows.map(({ email }) => email);
}

/** What a search of the list may mean. */
export async function saying(text: string): Promise<WhereOptions<OutboxMessage>> {
  const number = withoutNoun(text).replaceAll(' ', '');
  if (/^\d{1,15}$/.test(number)) {
    const numbers = ['orderNumber', 'bookingNumber', 'requestNumber'].map((name) => ({ [name]: number }));
    return { [Op.or]: [{ id: Number(number) }, ...numbers] };
  }
  const part = { [Op.like]: containing(text.toLowerCase()) };
  const receiver = fn('LOWER', json('payload.to'));
  const addresses = text.includes('@') ? [] : await addressesOf(text);
  return {
    [Op.or]: [
      { recipient: part },
      where(receiver, part),
      ...(addresses.length > 0 ? [{ recipient: addresses }, where(receiver, { [Op.in]: addresses })] : []),
      where(fn('LOWER', col('subject')), part),
      where(fn('LOWER', col('last_error')), part),
    ],
  };
}
