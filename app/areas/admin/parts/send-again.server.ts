import type { SentAgain } from '@bff/domain/bookings';
import { saveForm } from '~/forms/save-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { confirmationSchema } from '~/screens/confirmation';

const NoFields = confirmationSchema();

/** The action of `SendAgain`, for `byIntent`: sends it, and says on the same page what was sent. */
export const sendAgainAct = (request: Request, { send, back }: { send: () => Promise<SentAgain>; back: string }) => ({
  sendAgain: (form: FormData) =>
    saveForm(request, NoFields, {
      form,
      run: send,
      done: (sent) => redirectWithFlash(request, back, `bookings:flash.sentAgain.${sent}`),
    }),
});
