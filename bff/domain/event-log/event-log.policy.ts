import { type Actor, isAdmin } from '../shared/actor';

/** The log shows who did what in the whole service: for administrators only. Nobody changes it, which the database enforces. */
export const eventLogPolicy = {
  read: (actor: Actor): boolean => isAdmin(actor),
};
