import { transitions } from '../shared/transitions';
import type { ManagedUser } from './managed-user.store';

/** Of an account: inactive is closed by an administrator, locked is kept from logging in until it is unlocked. */
export const userStates = transitions({
  active: ['inactive', 'locked'],
  inactive: ['active'],
  locked: ['active', 'inactive'],
});

/** The state as the event log has it: an open account that nobody has a password for is `invited` there. */
export const loggedState = ({ hasPassword, status }: Pick<ManagedUser, 'hasPassword' | 'status'>): string =>
  !hasPassword && status === 'active' ? 'invited' : status;
