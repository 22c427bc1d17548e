import { redirect, type TypedResponse } from '@remix-run/node';
import { beginSecondStep, SECOND_STEP_MINUTES } from '@bff/domain/accounts';
import { type VerifiedLogin, withReturnUrl } from '@bff/domain/sessions';
import { to } from '~/to';
import { hostCookie } from './cookies.server';
import { localePath } from './locale-path';

/** Between the password and the code. It opens nothing but the page that asks for the code. */
const cookie = hostCookie('second-step');

export const secondStepToken = (request: Request): Promise<unknown> => cookie.parse(request.headers.get('cookie'));

/** Redirects to the page that asks for the code, and after it to where the login was requested. */
export async function toSecondStep(
  request: Request,
  login: VerifiedLogin,
  returnUrl: string | undefined,
): Promise<TypedResponse<never>> {
  const token = await beginSecondStep(login);
  const headers = { 'set-cookie': await cookie.serialize(token, { maxAge: SECOND_STEP_MINUTES * 60 }) };
  return redirect(withReturnUrl(localePath(request, to.secondStep()), returnUrl), { status: 303, headers });
}

/** Removes the cookie. */
export const endSecondStep = (): Promise<string> => cookie.serialize('', { maxAge: 0 });
