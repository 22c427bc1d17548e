// Traces: S2-018
import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { cancellation, type CancellationSubject } from '@bff/areas/customer';
import { cancelOrder } from '@bff/domain/bookings';
import type { UserActor } from '@bff/domain/shared/actor';
import { safeReturnUrl } from '@bff/domain/sessions';
import { parseForm } from '~/forms/parse-form.server';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath, unseen } from '~/http/locale-path';
import { withoutLocale } from '~/http/paths';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { tripList } from './way-back.server';

const CancelForm = z.object({
  reason: z.string().trim().max(1_000).optional(),
  /** The fee that the page showed, in öre: the customer never pays more than was agreed to. */
  agreedFee: z.coerce.number().int().min(0).max(1e12),
});

/** Where somebody was who follows the link beside a bus that they hold: choosing another one, perhaps. In the language they read now. */
function cameFrom(request: Request): string | null {
  const place = safeReturnUrl(new URL(request.url).searchParams.get('returnUrl'));
  return place === undefined ? null : localePath(request, withoutLocale(place));
}

/** What cancelling a booking or a whole order would cost; 409 if it cannot be canceled. */
export async function readCancelPage(request: Request, subject: CancellationSubject) {
  const actor = await requireActor(request, 'customer');
  const view = await cancellation(actor, subject);
  const t = translator(request);
  const bookingNumber = view.isOnly ? null : view.bookingNumber;
  const number = bookingNumber ?? view.orderNumber;
  const key = view.isHeld ? 'titleHeld' : bookingNumber ? 'title' : 'titleOrder';
  const heading = t(`booking:cancel.${key}`, { number });
  return data({ title: heading, heading, view, cameFrom: cameFrom(request) }, { status: view.refusal ? 409 : 200 });
}

/** Cancels the page's booking or order. */
export async function cancelFromPage(request: Request, subject: CancellationSubject) {
  const actor = await requireActor(request, 'customer');
  const form = await parseForm(request, CancelForm);
  if (!form.ok) return form.reply();
  const { orderNumber, bookingNumber, isHeld } = await cancellation(actor, subject);
  const { reason, agreedFee } = form.value;
  const cancelRequest = {
    orderNumber,
    agreedFee,
    ...(bookingNumber ? { bookingNumber } : {}),
    ...(reason ? { reason } : {}),
  };
  return answer(cancelOrder(actor, cancelRequest), {
    form,
    done: async (terms) => {
      if (isHeld) return redirectWithFlash(request, await afterRelease(request, actor), 'flash:booking.released');
      // Its own page says for good what is refunded; a message that goes away would not.
      const [only, ...others] = terms.bookings;
      const page = only && others.length === 0 ? to.booking(only.number) : to.purchase(orderNumber);
      return redirect(localePath(request, page), 303);
    },
  });
}

/** The page that the reader left for this: as it is now, not as a text browser has it. */
async function afterRelease(request: Request, actor: UserActor): Promise<string> {
  const place = cameFrom(request);
  return place === null ? placeToReturn(request, tripList(actor)) : unseen(request, place);
}
