import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** Every administrator sees the general settings; the system owner alone changes them (domain.md section 2). */
export const settingPolicy = {
  see: (actor: Actor): boolean => isAdmin(actor),
  change: (actor: Actor): boolean => hasRole(actor, 'SYSTEM_OWNER'),
};
