import { publicOrigin } from '@bff/platform/env';
import { queueMail } from '../notifications';
import type { User } from './user.store';

/**
 * Tells the owner that there is a new password, in the transaction that sets it: whoever has set it may be somebody else. Says where to
 * take the account back, never what the password is (OWASP ASVS 5.0, 6.3.7).
 */
export const tellOfNewPassword = ({ email, name, language }: User): Promise<unknown> =>
  queueMail('passwordChanged', {
    to: email,
    language,
    data: { name, forgotUrl: `${publicOrigin()}/${language}/auth/forgot-password` },
  });
