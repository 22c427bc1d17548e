// Traces: S5-019
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { rejectQuoteRequest, seeAsked } from '@bff/domain/quotes';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmation } from '~/screens/confirmation.server';
import { confirmationSchema } from '~/screens/confirmation';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

const WithMessage = confirmationSchema(['reason']);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { id, shown, request: asked } = await seeAsked(actor, rowId(params['id'], 'quoteRequest.notFound'));
  const t = translator(request);
  return confirmation(
    request,
    {
      title: t('quotes:reject.title'),
      text: [t('quotes:reject.text')],
      fields: [{ name: 'reason', label: t('quotes:reject.message'), hint: t('quotes:reject.hint') }],
      submit: t('quotes:reject.submit'),
      keep: t('quotes:reject.keep'),
      back: to.companyQuoteRequest(id),
      backLabel: t('quotes:details.title', { number: asked.number }),
      refusal: shown === 'new' ? undefined : t('quotes:reject.notNow'),
    },
    shown === 'new' ? 200 : 409,
  );
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'quoteRequest.notFound');
  await seeAsked(actor, id);
  return saveForm(request, WithMessage, {
    run: ({ reason }) => rejectQuoteRequest(actor, id, reason),
    done: () => redirectWithFlash(request, to.companyQuoteRequest(id), 'quotes:flash.rejected'),
  });
}

/** Asks what to tell the customer who gets no quote. */
export default function RejectQuoteRequest() {
  return <ConfirmScreen area="company" />;
}
