// Traces: S6-025, S6-029
import { type Actor, hasRole, isAdmin } from '../shared/actor';

const isOwn = (actor: Actor, customer: { id: number }) => actor.kind === 'user' && actor.customerId === customer.id;

/** Who may do what with a customer record: its owner, and administrators (specification section 6). */
export const customerPolicy = {
  see: (actor: Actor, customer: { id: number }): boolean =>
    actor.kind === 'system' || isOwn(actor, customer) || isAdmin(actor),
  /** A deleted customer's record stays empty. */
  edit: (actor: Actor, customer: { id: number; deletedAt: Date | null }): boolean =>
    customer.deletedAt === null && (isOwn(actor, customer) || isAdmin(actor)),
  /** List everybody's records. */
  list: (actor: Actor): boolean => isAdmin(actor),
  /** Create one for somebody else, who is invited. */
  create: (actor: Actor): boolean => isAdmin(actor),
  /** List those who have travelled with one's own company. */
  listOfCompany: (actor: Actor): boolean =>
    actor.kind === 'user' && hasRole(actor, 'COMPANY_ADMIN') && actor.companyId !== null,
};
