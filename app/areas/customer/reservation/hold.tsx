// Traces: S1-007
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { checkedOffer, searchOfOffer } from '@bff/areas/customer';
import { holdOffer } from '@bff/domain/bookings';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { readForm } from '~/forms/parse-form.server';
import { PageFrame } from '~/frame/PageFrame';
import { guardArea, requireActor } from '~/http/actor.server';
import { localePath } from '~/http/locale-path';
import { currentSession } from '~/http/session.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { OfferGone } from './OfferGone';

export async function loader({ request }: LoaderFunctionArgs) {
  await guardArea(request, 'general');
  return { title: translator(request)('reservation:gone.title') };
}

/** Takes an offer. A visitor logs in or registers first and lands on the offer, its price still honoured. */
export async function action({ request }: ActionFunctionArgs) {
  const typed = (await readForm(request.clone())).get('offer');
  const sealed = typeof typed === 'string' ? typed : '';
  const search = searchOfOffer(sealed); // refuses what is no offer before anything else
  if (!(await currentSession(request))?.user) {
    const back = localePath(request, `${to.editReservation()}?offer=${encodeURIComponent(sealed)}`);
    throw redirect(localePath(request, `${to.login()}?returnUrl=${encodeURIComponent(back)}`), 303);
  }
  const actor = { ...(await requireActor(request, 'customer')), language: localeOf(request) };
  try {
    const orderNumber = await held(actor, sealed);
    if (orderNumber) return redirect(localePath(request, `${to.editReservation()}?order=${orderNumber}`), 303);
    // Another price, or none: said where a picked offer is shown.
    return redirect(localePath(request, `${to.editReservation()}?offer=${encodeURIComponent(sealed)}`), 303);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return data({ error: [error.key, ...error.params].join(','), search }, { status: error.status });
  }
}

/** The order's number; undefined when the offer's time is over and its price is not what it was. */
async function held(actor: UserActor, sealed: string): Promise<string | undefined> {
  try {
    return (await holdOffer(actor, sealed)).orderNumber;
  } catch (error) {
    if (!(error instanceof DomainError && error.key === 'booking.offerExpired')) throw error;
    const checked = await checkedOffer(sealed);
    if (checked.state !== 'samePrice') return undefined;
    return (await holdOffer(actor, checked.sealed, sealed)).orderNumber;
  }
}

/** Shown when the bus could not be held: why, and what else is free. An address of its own, so that nothing of an order is needed. */
export default function Hold() {
  const refused = useActionData<typeof action>();
  return (
    <PageFrame width="narrow">
      <OfferGone error={refused?.error ?? 'booking.offerInvalid'} search={refused?.search ?? null} />
    </PageFrame>
  );
}
