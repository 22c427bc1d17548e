// Traces: S2-038
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { purchaseDetails } from '@bff/areas/customer';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { rememberVisit } from '~/http/back-stack.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { purchaseTitle } from './purchase-title';
import { PurchaseSheet } from './PurchaseSheet';
import { Receipt } from './Receipt';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const purchase = await purchaseDetails(actor, params['id'] ?? '');
  await rememberVisit(request);
  return { title: purchaseTitle(purchase, translator(request)), purchase };
}

/** The same purchase, read-only. */
export default function SharedPurchasePage() {
  const { purchase } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      {purchase.receipt === 'ready' ? (
        <Receipt purchase={purchase} back={null} />
      ) : (
        <PurchaseSheet purchase={purchase} back={null} />
      )}
    </PageFrame>
  );
}
