import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { type LoggedIn, logIn } from '@bff/domain/accounts';

/** remix-auth over our own login: who the form's username and password belong to and whether a code is asked for, or the domain's error. */
export function authenticateForm(request: Request, clientAddress: string): Promise<LoggedIn> {
  const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  const byPassword = new FormStrategy<LoggedIn>(({ form }) =>
    logIn({ username: text(form.get('username')), password: text(form.get('password')), clientAddress }),
  );
  return new Authenticator<LoggedIn>().use(byPassword, 'password').authenticate('password', request);
}
