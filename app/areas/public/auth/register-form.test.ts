import { describe, expect, it } from 'vitest';
import '~/forms/zod-messages';
import { registerForm } from './register-form.server';

const FILLED = {
  name: 'Rut Resenär',
  email: 'rut@demo.invalid',
  phone: '070-174 06 05',
  password: 'Vinterresa27',
  passwordRepeat: 'Vinterresa27',
  terms: 'on',
};
const told = (change: Record<string, unknown>) => {
  const parsed = registerForm(false).safeParse({ ...FILLED, ...change });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('a registration', () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['of nothing', {}, {}],
    [
      'of every mistake at once',
      { phone: '12', password: 'kort', passwordRepeat: 'annat', terms: undefined },
      {
        phone: 'forms.phone',
        password: 'user.passwordRules',
        passwordRepeat: 'forms.passwordRepeat',
        terms: 'booking.termsNotAccepted',
      },
    ],
    [
      'of a password that others have',
      { password: 'Password1', passwordRepeat: 'Password1' },
      { password: 'user.passwordCommon' },
    ],
    ['of an address that is none, but not of a username', { email: 'rut' }, { email: 'forms.email' }],
    ['of an address that cannot be a username', { email: "o'hara@demo.invalid" }, { username: 'forms.usernameNeeded' }],
    [
      'of no password, once',
      { password: undefined, passwordRepeat: undefined },
      { password: 'missing.newPassword', passwordRepeat: 'forms.required' },
    ],
    [
      'of fields that were sent twice',
      {
        email: ['rut@demo.invalid', 'a@b.se'],
        username: { 0: 'rut' },
        password: ['Vinterresa27', 'x'],
        passwordRepeat: { 0: 'x' },
      },
      {
        email: 'forms.invalid',
        password: 'forms.invalid',
        passwordRepeat: 'forms.invalid',
        username: 'forms.invalid',
      },
    ],
  ])('is told %s', (_, change, wrong) => expect(told(change)).toEqual(wrong));
});
