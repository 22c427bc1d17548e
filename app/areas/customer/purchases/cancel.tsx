// Traces: S2-040
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privatePage } from '~/http/private-page';
import { CancelPage } from '../parts/CancelPage';
import { cancelFromPage, readCancelPage } from '../parts/cancel-page.server';

export const headers = privatePage;

const subject = (params: LoaderFunctionArgs['params']) => ({ orderNumber: params['id'] ?? '' });

export function loader({ request, params }: LoaderFunctionArgs) {
  return readCancelPage(request, subject(params));
}

export function action({ request, params }: ActionFunctionArgs) {
  return cancelFromPage(request, subject(params));
}

/** Cancels all buses of an order. */
export default function CancelPurchasePage() {
  return <CancelPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
