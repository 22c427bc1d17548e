import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { logIn } from '@bff/domain/people';

/** remix-auth over our own login: who the form's username and password belong to, or the domain's error. */
export function authenticateForm(request: Request, clientAddress: string): Promise<{ userId: number }> {
  const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  const byPassword = new FormStrategy<{ userId: number }>(({ form }) =>
    logIn({ username: text(form.get('username')), password: text(form.get('password')), clientAddress }),
  );
  return new Authenticator<{ userId: number }>().use(byPassword, 'password').authenticate('password', request);
}
