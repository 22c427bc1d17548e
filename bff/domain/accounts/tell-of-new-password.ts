import { publicOrigin } from '@bff/platform/env';
import { queueMail } from '../notifications';
import type { User } from './user.store';

/**
 * Tells the owner about a new password, in the transaction that sets it, because somebody else may have set it. Says where to recover the
 * account, never what the password is (OWASP ASVS 5.0, 6.3.7).
 */
export const tellOfNewPassword = ({ email, name, language }: User): Promise<unknown> =>
  queueMail('passwordChanged', {
    to: email,
    language,
    data: { name, forgotUrl: `${publicOrigin()}/${language}/auth/forgot-password` },
  });
