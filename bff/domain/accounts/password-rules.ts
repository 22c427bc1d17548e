// Traces: S5-023, S8-083, S8-084, S9-022
import { DomainError } from '../shared/errors';
import { commonPasswords } from './common-passwords';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** The rules of a password, in the order in which they are shown. */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'digit', 'uncommon'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** Names of the account that may not be its password. */
export interface PasswordOwner {
  username?: string | undefined;
  email?: string | undefined;
}

/** One form of a text that keyboards write in several ways (NIST SP 800-63B); length and hash use it. */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** A Swedish or seasonal word followed by digits and marks: «Sommar2027!» and «Lösenord1» are as common here as «Password1». */
const swedishHabit =
  /^(sommar(en)?|vinter(n)?|höst(en)?|vår(en)?|lösenord(et)?|losenord|hejsan|hejhej|sverige|stockholm|göteborg|goteborg|malmö|malmo)\d{1,4}[!?.]?$/;

const tests: Record<PasswordRule, (password: string, owner: PasswordOwner) => boolean> = {
  length: (password) => {
    const { length } = [...password];
    return length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH;
  },
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  uncommon: (password, { username, email }) => {
    const lower = password.toLowerCase();
    const names = [username, email, email?.split('@')[0]].filter(Boolean).map((name) => name!.toLowerCase());
    return !commonPasswords.has(lower) && !swedishHabit.test(lower) && !names.includes(lower);
  },
};

/** The rules that a password breaks; none when it may be used. */
export function brokenPasswordRules(password: string, owner: PasswordOwner = {}): PasswordRule[] {
  const normal = normalisePassword(password);
  return PASSWORD_RULES.filter((rule) => !tests[rule](normal, owner));
}

/** Throws `user.passwordRules` or `user.passwordCommon`, at the form field `field`, unless the password may be used. */
export function checkPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  const [broken] = brokenPasswordRules(password, owner);
  if (broken) throw new DomainError(broken === 'uncommon' ? 'user.passwordCommon' : 'user.passwordRules', [], field);
}
