import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { Strategy } from 'remix-auth/strategy';
import { type LoggedIn, logIn, passSecondStep } from '@bff/domain/accounts';
import type { VerifiedLogin } from '@bff/domain/sessions';
import { code } from '#fields/schemas';
import { secondStepToken } from './second-step.server';

/** remix-auth on top of our own login: one strategy for each way to prove an identity. A domain refusal is thrown as its own error. */

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** The second step of a login: the browser's cookie says whose, the form brings the code. */
class SecondStepStrategy extends Strategy<VerifiedLogin, { token: unknown; code: string }> {
  name = 'secondStep';

  async authenticate(request: Request): Promise<VerifiedLogin> {
    const form = await request.clone().formData();
    return this.verify({ token: await secondStepToken(request), code: code.parse(form.get('code')) });
  }
}

/** A mailed link: the last part of its address is the secret, the form brings the password that it sets. */
class LinkStrategy extends Strategy<VerifiedLogin, { token: string; password: string }> {
  name = 'link';

  async authenticate(request: Request): Promise<VerifiedLogin> {
    const token = new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '';
    const form = await request.clone().formData();
    return this.verify({ token, password: text(form.get('password')) });
  }
}

const by = <User>(strategy: Strategy<User, never>, request: Request): Promise<User> =>
  new Authenticator<User>().use(strategy).authenticate(strategy.name, request);

/** Whose the form's username and password are, and whether a code is needed. */
export const byPassword = (request: Request, clientAddress: string): Promise<LoggedIn> =>
  by(
    new FormStrategy<LoggedIn>(({ form }) =>
      logIn({ username: text(form.get('username')), password: text(form.get('password')), clientAddress }),
    ),
    request,
  );

/** Who has given the code after the password. */
export const bySecondStep = (request: Request, clientAddress: string): Promise<VerifiedLogin> =>
  by(new SecondStepStrategy((step) => passSecondStep({ ...step, clientAddress })), request);

/** Whose the mailed link is; `use` sets their password with it. */
export const byLink = (
  request: Request,
  use: (link: { token: string; password: string }) => Promise<VerifiedLogin>,
): Promise<VerifiedLogin> => by(new LinkStrategy(use), request);
