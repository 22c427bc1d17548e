// Traces: S2-019, S2-041
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { settledPayment } from '@bff/areas/customer';
import { NOT_KEPT } from '@bff/platform/cache-control';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { JUST_BOOKED } from '../purchases/just-booked';

/**
 * Where the customer returns from the provider's page: looks the session up and redirects to the receipt, or back to the reservation. The
 * webhook settles the payment in the same way; whichever comes first does it, so loading this address twice changes nothing.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const sessionId = new URL(request.url).searchParams.get('session_id') ?? '';
  const { state, orderNumber, changed } = await settledPayment(actor, sessionId);
  if (changed && state === 'paid')
    return redirectWithFlash(request, to.booking(changed), 'booking:change.flash.applied');
  if (changed && state === 'failed') throw redirect(localePath(request, `${to.changeBooking()}?booking=${changed}`));
  if (state === 'paid') throw redirect(localePath(request, `${to.purchase(orderNumber)}?${JUST_BOOKED}`));
  if (state === 'failed') throw redirect(localePath(request, `${to.editReservation()}?order=${orderNumber}`));
  return data(
    { title: translator(request)('reservation:pending.title'), orderNumber, state },
    { headers: { 'cache-control': NOT_KEPT } },
  );
}

export default function PaymentCallback() {
  const { orderNumber, state } = useLoaderData<typeof loader>() as {
    orderNumber: string;
    state: 'pending' | 'refunded';
  };
  const { t } = useTranslation('reservation');
  const path = usePath();
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{t(`${state}.title`)}</h1>
        <p>{t(`${state}.text`, { number: orderNumber })}</p>
        <div>
          <LinkButton href={path(state === 'pending' ? to.purchase(orderNumber) : to.home())}>
            {t(`${state}.action`)}
          </LinkButton>
        </div>
      </Stack>
    </PageFrame>
  );
}
