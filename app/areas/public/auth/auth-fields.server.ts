import { account, logIn } from '#fields/account';
import { defineFields, field } from '~/forms/fields';

/** Of the pages before the login. Their browser modules get only the fields' appearance, from the loaders. */
export const logInFields = defineFields({
  username: field(logIn.username, 'auth:login.username', { autoComplete: 'username', verbatim: true }),
  password: field(logIn.password, 'auth:password.label', { control: 'password', autoComplete: 'current-password' }),
});

export const forgottenFields = defineFields({
  email: field(account.email, 'auth:contact.email', { autoComplete: 'email' }),
});

/** The username for a customer's new account; the password has a component of its own. */
export const usernameFields = defineFields({
  username: field({ ...account.username, required: false }, 'auth:register.username', {
    hint: 'auth:register.usernameHint',
    autoComplete: 'username',
    verbatim: true,
  }),
});
