import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { pickedOffer } from '@bff/areas/customer';
import { holdOffer } from '@bff/domain/bookings';
import { DomainError } from '@bff/domain/shared/errors';
import { readForm } from '~/forms/parse-form.server';
import { PageFrame } from '~/frame/PageFrame';
import { guardArea, requireActor } from '~/http/actor.server';
import { localePath } from '~/http/locale-path';
import { currentSession } from '~/http/session.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { OfferGone } from './OfferGone';

export async function loader({ request }: LoaderFunctionArgs) {
  await guardArea(request, 'general');
  return { title: translator(request)('reservation:gone.title') };
}

/** Takes an offer. A visitor logs in or registers first and lands on the offer, its price still honoured. */
export async function action({ request }: ActionFunctionArgs) {
  const typed = (await readForm(request.clone())).get('offer');
  const sealed = typeof typed === 'string' ? typed : '';
  const offer = pickedOffer(sealed); // refuses what is no offer before anything else
  if (!(await currentSession(request))?.user) {
    const back = localePath(request, `/booking/edit?offer=${encodeURIComponent(sealed)}`);
    throw redirect(localePath(request, `/auth/login?returnUrl=${encodeURIComponent(back)}`), 303);
  }
  const actor = await requireActor(request, 'customer');
  try {
    const { orderNumber } = await holdOffer({ ...actor, language: localeOf(request) }, sealed);
    return redirect(localePath(request, `/booking/edit?order=${orderNumber}`), 303);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return data({ error: [error.key, ...error.params].join(','), search: offer.search }, { status: error.status });
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
