import { userStates as states, type UserStatus } from '@states/user-states';
import { enforced } from '../shared/transitions';

export type { UserStatus } from '@states/user-states';
export const userStates = enforced('user', states);

/** The state in the event log: an open account without a password is `invited` there. */
export const loggedState = ({ hasPassword, status }: { hasPassword: boolean; status: UserStatus }): string =>
  !hasPassword && status === 'active' ? 'invited' : status;
