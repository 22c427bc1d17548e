// Traces: S8-245
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { must } from '../shared/errors';
import { isOfInactive, type VerifiedLogin } from '../sessions';
import { finishLogIn } from './log-in';
import { oneTimeTokenStore } from './one-time-token.store';
import { checkSecondFactor } from './second-factor';
import { looksLikeToken } from '../shared/secret-token';
import { userStore } from './user.store';

/** How long the second step of a login waits for its code. */
export const SECOND_STEP_MINUTES = 10;

/**
 * After the right password: a token for the browser that only works for the second step.
 * @throws DomainError `auth.invalidCredentials` when the password has changed since it was looked at
 */
export const beginSecondStep = ({ userId, credentialVersion }: VerifiedLogin): Promise<string> =>
  inTransaction(async () => {
    const user = await userStore.lock(userId);
    must(user?.credentialVersion === credentialVersion, 'auth.invalidCredentials');
    return oneTimeTokenStore.issue(userId, 'secondStep', new Date(clock.millis() + SECOND_STEP_MINUTES * 60_000));
  });

/** Whether a login waits for its second step with that token. */
export const awaitsSecondStep = async (token: unknown): Promise<boolean> =>
  looksLikeToken(token) && (await oneTimeTokenStore.find(token, ['secondStep'])) !== undefined;

/**
 * The second step: returns who has logged in. The right code uses up the token; wrong ones are counted.
 * @throws DomainError `auth.secondStepExpired`, `auth.codeInvalid` at the field `code`, `auth.accountLocked`
 */
export async function passSecondStep(step: {
  token: unknown;
  code: string;
  clientAddress: string;
}): Promise<VerifiedLogin> {
  const { token, code, clientAddress } = step;
  const found = looksLikeToken(token) ? await oneTimeTokenStore.find(token, ['secondStep']) : undefined;
  const user = found && (await userStore.find(found.userId));
  must(found && user?.status === 'active' && !isOfInactive(user), 'auth.secondStepExpired');
  await checkSecondFactor(user.id, code, clientAddress);
  // A new password uses up the token under the same lock: while it is unused, the first step still holds.
  const { credentialVersion } = await inTransaction(async () => {
    const locked = await userStore.lock(user.id);
    must(locked && (await oneTimeTokenStore.use(found.id)), 'auth.secondStepExpired');
    return locked;
  });
  await finishLogIn(user.id);
  return { userId: user.id, credentialVersion };
}
