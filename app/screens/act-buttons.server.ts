import { saveForm } from '~/forms/save-form.server';
import { confirmationSchema } from './confirmation';

const NoFields = confirmationSchema();

interface Acts<Act extends string> {
  run: (act: Act, form: FormData) => Promise<unknown>;
  done: (act: Act, form: FormData) => Promise<Response>;
}

/** The actions of `ActButton`s that send only their name, for `byIntent`. */
export const actButtons = <Act extends string>(request: Request, acts: readonly Act[], { run, done }: Acts<Act>) =>
  Object.fromEntries(
    acts.map((act) => [
      act,
      (form: FormData) => saveForm(request, NoFields, { form, run: () => run(act, form), done: () => done(act, form) }),
    ]),
  );
