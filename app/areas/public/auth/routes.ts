import { screen } from '../../../screen';

const file = (name: string) => `areas/public/auth/${name}.tsx`;
const facts = { area: 'open', accountForm: true } as const;
/** A mailed link: the secret in it is as good as a password until it is used. */
const link = { ...facts, secretParams: ['hash'] } as const;

export const authScreens = {
  login: screen('auth/login', file('login'), facts),
  secondStep: screen('auth/second-step', file('second-step'), facts),
  logout: screen('auth/logout', file('logout'), facts),
  register: screen('auth/register', file('register'), facts),
  registerCompany: screen('auth/register-company', file('register-company'), facts),
  forgotPassword: screen('auth/forgot-password', file('forgot-password'), facts),
  changePassword: screen('auth/change-password/:hash', file('change-password'), link),
  acceptInvitation: screen('auth/invitation/:hash', file('accept-invitation'), link),
  verifyEmail: screen('auth/verify-email/:hash', file('verify-email'), link),
  confirmEmail: screen('auth/confirm-email/:hash', file('confirm-email'), link),
};
