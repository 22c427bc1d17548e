import { type Actor, isAdmin } from '../shared/actor';

/** The log tells who did what in the whole service: for administrators alone. Nobody changes it, which the database sees to. */
export const eventLogPolicy = {
  read: (actor: Actor): boolean => isAdmin(actor),
};
