import { type Actor, hasRole, isAdmin } from '../shared/actor';

/** Every administrator sees the general settings; only the system owner changes them (domain.md section 2). */
export const settingPolicy = {
  see: (actor: Actor): boolean => isAdmin(actor),
  change: (actor: Actor): boolean => hasRole(actor, 'SYSTEM_OWNER'),
};
