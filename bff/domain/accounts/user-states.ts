import { userStates as states, type UserStatus } from '@states/user-states';
import { enforced } from '../shared/transitions';

export type { UserStatus } from '@states/user-states';
export const userStates = enforced(states);

/** The state as the event log has it: an open account that nobody has a password for is `invited` there. */
export const loggedState = ({ hasPassword, status }: { hasPassword: boolean; status: UserStatus }): string =>
  !hasPassword && status === 'active' ? 'invited' : status;
