import { type Actor, hasRole, isAdmin, type UserActor } from '../shared/actor';

/** The side that a note belongs to: a company, or (null) those who run the product. Neither reads the other's notes. */
export interface NoteSide {
  ownerCompanyId: number | null;
}

/** What a note is about. */
export type NoteAbout = { bookingNumber: string } | { customerId: number } | { companyId: number };

/** The side that an actor writes for; undefined if none. */
export function sideOf(actor: Actor): NoteSide | undefined {
  if (isAdmin(actor)) return { ownerCompanyId: null };
  if (actor.kind !== 'user' || !hasRole(actor, 'COMPANY_ADMIN') || actor.companyId === null) return undefined;
  return { ownerCompanyId: actor.companyId };
}

/**
 * Who may do what with notes: administrators write about bookings, customers and companies, a company’s staff about the bookings that it
 * drives. A note is read by the side it was written for, and by nobody else: not by those it is about.
 */
export const notePolicy = {
  write: (actor: Actor, about: NoteAbout): actor is UserActor =>
    actor.kind === 'user' && (isAdmin(actor) || (sideOf(actor) !== undefined && 'bookingNumber' in about)),
  see: (actor: Actor, note: NoteSide): boolean => sideOf(actor)?.ownerCompanyId === note.ownerCompanyId,
  /** Nobody edits another’s words. */
  edit: (actor: Actor, note: NoteSide & { authorUserId: number }): boolean =>
    notePolicy.see(actor, note) && actor.kind === 'user' && actor.userId === note.authorUserId,
  /** Everybody who reads it: its author may be gone. */
  remove: (actor: Actor, note: NoteSide): boolean => notePolicy.see(actor, note),
};
