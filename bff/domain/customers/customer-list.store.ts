import { col, fn, literal, Op, type WhereOptions } from 'sequelize';
import { Booking, Customer, Order } from '@db/models';
import { CONFIRMED } from '@states/booking-states';
import { beginningWith, containing } from '../shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import type { UserStatus } from '../accounts';
import type { CustomerType } from '../shared/customer-type';

export interface CustomerSearch extends PageWanted {
  /** Part of a name, company or address, or the beginning of a town; or of a telephone or organisation number, or a whole order or booking number. Empty: all. */
  text: string;
  /** False: the town is not asked. */
  byTown?: boolean | undefined;
  customerType?: CustomerType | undefined;
  sort: 'name' | 'created';
  descending: boolean;
  /** Only those with a confirmed trip with this company. */
  companyId?: number | undefined;
  /** Only those with an account of their own. */
  withAccount?: boolean | undefined;
}

/** A customer in a list. */
export interface CustomerSummary {
  id: number;
  customerType: CustomerType;
  name: string;
  email: string;
  phone: string;
  companyName: string | null;
  orgNumber: string | null;
  city: string;
  created: Date;
  /** The account's; null when nobody logs in as the customer. */
  status: UserStatus | null;
}

const MIN_PHONE_DIGITS = 4;

/** The digits of a typed telephone or organisation number, or undefined when the text is not a number. */
function digitsOf(text: string): string | undefined {
  return /^\+?[\d\s()/-]+$/.test(text) ? text.replace(/\D/g, '') : undefined;
}

/** Raw SQL: a customer has many trips, and a model could only ask by joining them all. */
const TRAVELLED_WITH = literal(`EXISTS (SELECT 1 FROM orders o JOIN bookings b ON b.order_id = o.id
  WHERE o.customer_id = Customer.id AND b.company_id = :companyId AND b.status IN (:confirmed))`);

/** Customers that match, a page of them, and how many there are. Those whose data is erased are left out. */
export async function searchCustomers(search: CustomerSearch): Promise<Page<CustomerSummary>> {
  const { text, byTown = true, customerType, companyId, withAccount, sort, descending } = search;
  const digits = digitsOf(text);
  return listPage(
    Customer,
    {
      where: {
        [Op.and]: [
          { pseudonymisedAt: null },
          customerType === undefined ? {} : { customerType },
          companyId === undefined ? {} : TRAVELLED_WITH,
          withAccount ? { userId: { [Op.ne]: null } } : {},
          text === '' ? {} : digits === undefined ? withWords(text, byTown) : await withNumber(text, digits),
        ],
      },
      include: { association: 'user', attributes: ['status'] },
      order:
        sort === 'created'
          ? byColumn('createdAt', descending)
          : byColumn(fn('COALESCE', col('company_name'), col('Customer.name')), descending),
      ...(companyId !== undefined && { replacements: { companyId, confirmed: CONFIRMED } }),
    },
    search,
    (customer) => ({
      id: customer.id,
      customerType: customer.customerType,
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      companyName: customer.companyName,
      orgNumber: customer.orgNumber,
      city: customer.city,
      created: customer.createdAt,
      status: customer.user?.status ?? null,
    }),
  );
}

function withWords(text: string, byTown: boolean): WhereOptions<Customer> {
  const called = (name: string) => [
    { name: { [Op.like]: containing(name) } },
    { companyName: { [Op.like]: containing(name) } },
  ];
  const isIn = (town: string) => ({ city: { [Op.like]: beginningWith(town) } });
  // «Petra Umeå», «Petra i Umeå».
  const { name, town } = /^(?<name>.*\S)\s+(?<town>\S+)$/u.exec(text)?.groups ?? {};
  const isThere = name !== undefined && town !== undefined && byTown;
  return {
    [Op.or]: [
      ...called(text),
      // Addresses are stored in lower case, in a case-sensitive collation.
      { email: { [Op.like]: containing(text.toLowerCase()) } },
      ...(byTown ? [isIn(text)] : []),
      ...(isThere
        ? [{ [Op.and]: [isIn(town), { [Op.or]: called(name.replace(/\s+(?:i|in|från|from)$/iu, '')) }] }]
        : []),
    ],
  };
}

async function withNumber(text: string, digits: string): Promise<WhereOptions<Customer>> {
  const part = { [Op.like]: containing(text) };
  // +46 70… and 070… are one number: the end is what they share.
  const national = containing(digits.replace(/^(00)?46|^0+/, ''));
  return {
    [Op.or]: [
      { orgNumber: digits },
      { id: await whoHas(digits) },
      ...(digits.length >= MIN_PHONE_DIGITS ? [{ phone: { [Op.like]: national } }] : []),
      // Some names contain digits.
      { name: part },
      { companyName: part },
    ],
  };
}

/** The customers whose order or booking has that number. */
async function whoHas(number: string): Promise<number[]> {
  const order = await Order.findOne({ attributes: ['customerId'], where: { number } });
  const booking = await Booking.findOne({
    attributes: ['id'],
    where: { number },
    include: { association: 'order', attributes: ['customerId'] },
  });
  return [order?.customerId, booking?.order?.customerId].filter((id) => id !== undefined);
}
