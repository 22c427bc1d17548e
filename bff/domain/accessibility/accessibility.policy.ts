import { type Actor, isAdmin } from '../shared/actor';

/** Who may do what with the catalogue of accessibility: everybody reads it, since offers show it; administrators keep it. */
export const accessibilityPolicy = { manage: (actor: Actor): boolean => isAdmin(actor) };
