import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicantStates } from '@states/applicant-states';
import { bookingStates, CONFIRMED, HOLDING } from '@states/booking-states';
import { changeStates } from '@states/change-states';
import { choiceStates } from '@states/choice-states';
import { companyStates } from '@states/company-states';
import { disputeStates } from '@states/dispute-states';
import { paymentStates, refundStates } from '@states/payment-states';
import { quoteRequestStates, quoteStates } from '@states/quote-states';
import { select } from './query';

export interface Violation {
  /** I1 … I11 */
  invariant: string;
  rule: string;
  rows: object[];
}

export interface Charge {
  paymentIntentId: string;
  captured: number;
  refunded: number;
  /** A bank has disputed it or enquired about it. */
  disputed: boolean;
}

const machines = {
  booking: bookingStates,
  bookingChange: changeStates,
  choice: choiceStates,
  payment: paymentStates,
  refund: refundStates,
  dispute: disputeStates,
  company: companyStates,
  applicant: applicantStates,
  quote: quoteStates,
  quoteRequest: quoteRequestStates,
};

interface Statement {
  invariant: string;
  rule: string;
  sql: string;
}

/** The statements of invariants.sql, each below its comment `-- I7: rule`. */
function statements(): Statement[] {
  const text = readFileSync(join(import.meta.dirname, 'invariants.sql'), 'utf8');
  return text
    .split(/^-- (?=I\d+: )/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [invariant = '', rule = ''] = heading.split(': ');
      return { invariant, rule, sql: withStates(lines.join('\n').trim().replace(/;$/, '')) };
    });
}

/** Inserts the code's states into the statement: transition tables as rows, confirmed and held statuses as lists. */
function withStates(sql: string): string {
  const rows = (columns: readonly string[], values: readonly (readonly string[])[]) =>
    values
      .map((row) => `SELECT ${row.map((value, i) => `_ascii'${value}' COLLATE ascii_bin AS ${columns[i]}`).join(', ')}`)
      .join(' UNION ALL ');
  const legal = Object.entries(machines).flatMap(([entity, machine]) =>
    Object.entries<readonly string[]>(machine.table).flatMap(([from, targets]) =>
      targets.map((to) => [entity, from, to]),
    ),
  );
  const initial = Object.entries(machines).map(([entity, machine]) => [entity, machine.states[0] as string]);
  const list = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ');
  return sql
    .replaceAll(':confirmed', list(CONFIRMED))
    .replaceAll(':holding', list(HOLDING))
    .replaceAll(':legalTransitions', rows(['entity', 'from_state', 'to_state'], legal))
    .replaceAll(':initialStates', rows(['entity', 'state'], initial));
}

/** Checks all invariants except I10 in the connected database; returns the violated ones with the offending rows. */
export async function checkInvariants(): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { invariant, rule, sql } of statements()) {
    if (invariant === 'I10') continue;
    const rows = await select(sql);
    if (rows.length > 0) violations.push({ invariant, rule, rows });
  }
  return violations;
}

/** I10: compares our charges of the last 30 days (the period for which the provider is asked) with the provider's. */
export async function compareCharges(theirs: readonly Charge[]): Promise<Violation[]> {
  const statement = statements().find(({ invariant }) => invariant === 'I10');
  if (!statement) throw new Error('invariants.sql has no I10');
  const ours = new Map((await select<Charge>(statement.sql)).map((charge) => [charge.paymentIntentId, charge]));
  const rows: object[] = [];
  for (const charge of theirs) {
    const own = ours.get(charge.paymentIntentId);
    ours.delete(charge.paymentIntentId);
    // A requested refund has not reached the provider yet.
    const isSame = own?.captured === charge.captured && own.refunded >= charge.refunded;
    if (isSame && Boolean(own.disputed) === charge.disputed) continue;
    rows.push({ paymentIntentId: charge.paymentIntentId, ours: own ?? null, theirs: charge });
  }
  for (const own of ours.values()) rows.push({ paymentIntentId: own.paymentIntentId, ours: own, theirs: null });
  return rows.length > 0 ? [{ invariant: 'I10', rule: statement.rule, rows }] : [];
}
