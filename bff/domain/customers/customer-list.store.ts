import { containing } from '../shared/containing';
import { type PageWanted, selectPage } from '../shared/select-page.store';
import { sorted } from '../shared/sorted';
import type { CustomerType } from '../shared/customer-type';

export interface CustomerSearch extends PageWanted {
  /** Part of a name, company or address; or of a telephone or organisation number, or a whole order or booking number. Empty: all. */
  text: string;
  customerType?: CustomerType | undefined;
  sort: 'name' | 'created';
  descending: boolean;
  /** Only those with a confirmed trip with this company. */
  companyId?: number | undefined;
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
  /** Of the account; null when nobody logs in as the customer. */
  status: 'active' | 'inactive' | 'locked' | null;
}

const CONFIRMED = "('booked', 'purchased', 'started')";
const MIN_PHONE_DIGITS = 4;

/** Digits as people type them into telephone and organisation numbers, or undefined when the text is no number. */
function digitsOf(text: string): string | undefined {
  return /^\+?[\d\s()/-]+$/.test(text) ? text.replace(/\D/g, '') : undefined;
}

/** Customers that match, a page of them, and how many there are. Those whose data is erased are left out. */
export async function searchCustomers(
  search: CustomerSearch,
): Promise<{ customers: CustomerSummary[]; total: number }> {
  const digits = digitsOf(search.text);
  const conditions = [
    'c.pseudonymised_at IS NULL',
    search.customerType && 'c.customer_type = :customerType',
    search.companyId !== undefined &&
      `EXISTS (SELECT 1 FROM orders o JOIN bookings b ON b.order_id = o.id
        WHERE o.customer_id = c.id AND o.company_id = :companyId AND b.status IN ${CONFIRMED})`,
    search.text && (digits === undefined ? WORDS : numbersIn(digits)),
  ].filter(Boolean);
  const where = conditions.join(' AND ');
  const column = { name: 'COALESCE(c.company_name, c.name)', created: 'c.created_at' }[search.sort];
  const { rows, total } = await selectPage<CustomerSummary>(
    {
      columns: `c.id, c.customer_type AS customerType, c.name, c.email, c.phone, c.company_name AS companyName, c.org_number AS orgNumber,
        c.city, c.created_at AS created, u.status`,
      from: `customers c LEFT JOIN users u ON u.id = c.user_id WHERE ${where}`,
      order: sorted(column, search.descending, 'c.id'),
    },
    {
      customerType: search.customerType,
      companyId: search.companyId,
      part: containing(search.text),
      // Addresses are stored in lower case, in a collation that tells cases apart.
      lowerPart: containing(search.text.toLowerCase()),
      digits,
      // +46 70… and 070… are one number: what they share is the end.
      national: containing((digits ?? '').replace(/^(00)?46|^0+/, '')),
    },
    search,
  );
  return { customers: rows, total };
}

const WORDS = '(c.name LIKE :part OR c.company_name LIKE :part OR c.email LIKE :lowerPart)';

function numbersIn(digits: string): string {
  const ways = [
    'c.org_number = :digits',
    'EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.number = :digits)',
    'EXISTS (SELECT 1 FROM orders o JOIN bookings b ON b.order_id = o.id WHERE o.customer_id = c.id AND b.number = :digits)',
    digits.length >= MIN_PHONE_DIGITS && 'c.phone LIKE :national',
    // Some names have digits in them.
    'c.name LIKE :part',
    'c.company_name LIKE :part',
  ];
  return `(${ways.filter(Boolean).join(' OR ')})`;
}
