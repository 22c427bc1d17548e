import { userStates as states } from '@states/user-states';
import { enforced } from '../shared/transitions';
import type { ManagedUser } from './managed-user.store';

export type { UserStatus } from '@states/user-states';
export const userStates = enforced(states);

/** The state as the event log has it: an open account that nobody has a password for is `invited` there. */
export const loggedState = ({ hasPassword, status }: Pick<ManagedUser, 'hasPassword' | 'status'>): string =>
  !hasPassword && status === 'active' ? 'invited' : status;
