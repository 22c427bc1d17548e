import { type Actor, isAdmin } from '../shared/actor';

/** Who may create, rotate and cancel integrations (specification section 6). */
export const integrationUserPolicy = {
  manage: (actor: Actor): boolean => isAdmin(actor),
};
