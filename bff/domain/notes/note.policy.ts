import { type Actor, hasRole, isAdmin, type UserActor } from '../shared/actor';

/** Whose a note is: a company’s, or (null) those who run the product. Neither reads what the other writes. */
export interface NoteSide {
  ownerCompanyId: number | null;
}

/** What a note is about. */
export type NoteAbout = { bookingNumber: string } | { customerId: number } | { companyId: number };

/** For whom somebody writes; undefined: for nobody. */
export function sideOf(actor: Actor): NoteSide | undefined {
  if (isAdmin(actor)) return { ownerCompanyId: null };
  if (actor.kind !== 'user' || !hasRole(actor, 'COMPANY_ADMIN') || actor.companyId === null) return undefined;
  return { ownerCompanyId: actor.companyId };
}

/**
 * Who may do what with notes: administrators write about bookings, customers and companies, a company’s staff about the bookings that it drives.
 * A note is read by those for whom it was written, and by nobody else: not by whom it is about.
 */
export const notePolicy = {
  write: (actor: Actor, about: NoteAbout): actor is UserActor =>
    actor.kind === 'user' && (isAdmin(actor) || (sideOf(actor) !== undefined && 'bookingNumber' in about)),
  see: (actor: Actor, note: NoteSide): boolean => sideOf(actor)?.ownerCompanyId === note.ownerCompanyId,
  /** Another’s words are not changed. */
  edit: (actor: Actor, note: NoteSide & { authorUserId: number }): boolean =>
    notePolicy.see(actor, note) && actor.kind === 'user' && actor.userId === note.authorUserId,
  /** Whoever reads it: who wrote it may be gone. */
  remove: (actor: Actor, note: NoteSide): boolean => notePolicy.see(actor, note),
};
