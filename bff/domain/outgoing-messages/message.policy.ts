import { type Actor, isAdmin } from '../shared/actor';

/** Who may see outgoing messages, send them again and discard them. */
export const messagePolicy = {
  manage: (actor: Actor): boolean => isAdmin(actor),
};
