// Traces: S5-019
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { rejectQuoteRequest, seeAsked } from '@bff/domain/quotes';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { confirmationSchema } from '~/screens/confirmation';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request);
    return { actor, ...(await seeAsked(actor, rowId(params['id'], 'quoteRequest.notFound'))) };
  },
  ask: ({ id, shown, request: asked }, t) => ({
    title: t('quotes:reject.title'),
    text: [t('quotes:reject.text')],
    fields: [{ name: 'reason', label: t('quotes:reject.message'), hint: t('quotes:reject.hint') }],
    submit: t('quotes:reject.submit'),
    keep: t('quotes:reject.keep'),
    back: to.companyQuoteRequest(id),
    backLabel: t('quotes:details.title', { number: asked.number }),
    refusal: shown === 'new' ? undefined : t('quotes:reject.notNow'),
  }),
  says: () => confirmationSchema(['reason']),
  change: ({ actor, id }, { reason }) => rejectQuoteRequest(actor, id, reason),
  done: ({ id }) => ({ to: to.companyQuoteRequest(id), flash: 'quotes:flash.rejected' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks what to tell the customer who gets no quote. */
export default function RejectQuoteRequest() {
  return <ConfirmScreen area="company" />;
}
