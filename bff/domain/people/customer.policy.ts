import { type Actor, isAdmin } from '../shared/actor';

const isOwn = (actor: Actor, customer: { id: number }) => actor.kind === 'user' && actor.customerId === customer.id;

/** Who may do what with a customer record: only one's own, and administrators (specification section 6). */
export const customerPolicy = {
  see: (actor: Actor, customer: { id: number }): boolean =>
    actor.kind === 'system' || isOwn(actor, customer) || isAdmin(actor),
  edit: (actor: Actor, customer: { id: number }): boolean => isOwn(actor, customer) || isAdmin(actor),
};
