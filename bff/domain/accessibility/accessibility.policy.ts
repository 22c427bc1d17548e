import { type Actor, isAdmin } from '../shared/actor';

/** Who may do what with the accessibility catalogue: everybody reads it, because offers show it; administrators manage it. */
export const accessibilityPolicy = { manage: (actor: Actor): boolean => isAdmin(actor) };
