import { col, fn, json, Op, where, type WhereOptions } from 'sequelize';
import { Company, Customer, Order, type OutboxMessage, User } from '@db/models';
import { withoutNoun } from '@formats';
import { containing } from '../shared/containing';

/** Of a name that more people share, more of it has to be typed. */
const MOST_ADDRESSES = 100;

/**
 * The addresses of who is called so: a mail keeps only its recipient's. Read first: within the condition, the server would look through all
 * people again for each mail.
 */
async function addressesOf(name: string): Promise<string[]> {
  const part = { [Op.like]: containing(name) };
  const limit = MOST_ADDRESSES;
  const people = await Promise.all([
    User.findAll({ attributes: ['email'], where: { name: part }, limit }),
    Customer.findAll({ attributes: ['email'], where: { [Op.or]: [{ name: part }, { companyName: part }] }, limit }),
  ]);
  const contacts = await Promise.all([
    Order.findAll({ attributes: ['contactEmail'], where: { contactName: part }, limit }),
    Company.findAll({
      attributes: ['contactEmail'],
      where: { [Op.or]: [{ name: part }, { contactName: part }] },
      limit,
    }),
  ]);
  const all = [...people.flat().map(({ email }) => email), ...contacts.flat().map(({ contactEmail }) => contactEmail)];
  return [...new Set(all.filter(Boolean))];
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
