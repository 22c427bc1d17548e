import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { askedPage, quoteView } from '@bff/areas/quotes';
import { withdrawQuote } from '@bff/domain/quotes';
import { formatMoney, formatMoment } from '@formats';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { confirmationSchema } from '~/screens/confirmation';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request);
    const asked = await askedPage(actor, rowId(params['id'], 'quoteRequest.notFound'));
    return { actor, asked, quote: await quoteView(actor, asked.id), locale: localeOf(request) };
  },
  ask: ({ asked, quote, locale }, t) => ({
    title: t('quotes:withdraw.title'),
    text: [
      t('quotes:withdraw.text'),
      t(asked.mayAnswerAgain ? 'quotes:withdraw.again' : 'quotes:withdraw.notAgain', {
        at: formatMoment(asked.answerBy, locale),
      }),
    ],
    facts: quote
      ? [
          { label: t('quotes:quote.operatorPrice'), value: formatMoney(quote.operatorPrice, locale) },
          { label: t('quotes:quote.customerPrice'), value: formatMoney(quote.customerPrice, locale) },
        ]
      : [],
    fields: [{ name: 'reason', label: t('quotes:withdraw.message'), hint: t('quotes:withdraw.hint') }],
    submit: t('quotes:withdraw.link'),
    keep: t('quotes:withdraw.keep'),
    back: to.companyQuoteRequest(asked.id),
    backLabel: t('quotes:details.title', { number: asked.number }),
    refusal:
      quote?.status === 'open'
        ? undefined
        : t(quote?.status === 'inProgress' ? 'quotes:withdraw.paying' : 'quotes:withdraw.notNow'),
  }),
  says: () => confirmationSchema(['reason']),
  change: ({ actor, asked }, { reason }) => withdrawQuote(actor, asked.id, reason),
  done: ({ asked }) => ({ to: to.companyQuoteRequest(asked.id), flash: 'quotes:flash.withdrawn' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks what to tell the customer whose quote is withdrawn. */
export default function WithdrawQuote() {
  return <ConfirmScreen area="company" />;
}
