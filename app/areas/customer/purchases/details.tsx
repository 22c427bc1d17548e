// Traces: S2-039, S2-049
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { purchaseDetails } from '@bff/areas/customer';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { rememberVisit } from '~/http/back-stack.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { tripPlace } from '../parts/way-back.server';
import { isJustBooked } from './just-booked';
import { JustBooked } from './JustBooked';
import { PurchaseSheet } from './PurchaseSheet';
import { purchaseTitle } from './purchase-title';
import { Receipt } from './Receipt';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const purchase = await purchaseDetails(actor, params['id'] ?? '');
  await rememberVisit(request);
  // Opened again after it was canceled, it is no news.
  const justBooked = purchase.receipt === 'ready' && isJustBooked(request) && !purchase.cancellation;
  const t = translator(request);
  return {
    title: justBooked
      ? t(purchase.buses.length > 1 ? 'booking:justBooked.titleSeveral' : 'booking:justBooked.title')
      : purchaseTitle(purchase, t),
    purchase,
    back: await tripPlace(request, actor, {
      orderNumber: purchase.number,
      isForUnit: purchase.buyer.unit !== undefined,
    }),
    justBooked,
  };
}

/** A purchase: what is missing, that it worked, or its receipt. */
export default function PurchaseDetailsPage() {
  const { purchase, back, justBooked } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      {justBooked ? (
        <JustBooked purchase={purchase} />
      ) : purchase.receipt === 'ready' ? (
        <Receipt purchase={purchase} back={back} />
      ) : (
        <PurchaseSheet purchase={purchase} back={back} />
      )}
    </PageFrame>
  );
}
