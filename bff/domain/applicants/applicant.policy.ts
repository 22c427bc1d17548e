// Traces: S6-029
import { type Actor, isAdmin } from '../shared/actor';

/** Who may do what with applications: anybody applies, administrators read and decide (specification section 6). */
export const applicantPolicy = {
  see: (actor: Actor): boolean => isAdmin(actor),
  decide: (actor: Actor): boolean => isAdmin(actor),
};
