import * as z from 'zod/mini';
import { LANGUAGES } from '@states/languages';
import { email, loginEmail, type Kind, line, oneOf, optionalPhone } from './kinds';
import * as schemas from './schemas';

const asIs = (text: string) => text;

/** Only that something was typed; the rules for a new one are the domain's. */
const password: Kind<string, string> = {
  asked: 'text',
  schema: schemas.currentPassword,
  body: schemas.currentPassword,
  show: () => '',
  required: true,
};

/** The fields for opening an account. */
export const account = {
  username: {
    asked: 'text',
    schema: schemas.username,
    body: z
      .string()
      .check(z.trim(), z.minLength(3), z.maxLength(schemas.MAX_USERNAME), z.regex(schemas.USERNAME_LETTERS)),
    show: asIs,
    required: true,
  } satisfies Kind<string, string>,
  email,
  password,
  passwordRepeat: password,
};

/** The fields for logging in: a username, or an email address used as one. */
export const logIn = {
  username: {
    asked: 'text',
    schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    body: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    show: asIs,
    required: true,
  } satisfies Kind<string, string>,
  password,
};

export const language = oneOf(LANGUAGES);

/** The fields of a user who is being invited. */
export const invited = { name: line(), email: loginEmail, phone: optionalPhone, language };
