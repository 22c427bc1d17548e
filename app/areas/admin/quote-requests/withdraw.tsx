// Traces: S2-134
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { officeQuote, withdrawQuoteAsOffice } from '@bff/domain/quotes';
import { clock } from '@bff/platform/clock';
import { formatMoment, formatMoney, formatWhen } from '@formats';
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
    const found = await officeQuote(actor, rowId(params['id'], 'quote.notFound'));
    const asked = found.request.companies.find((company) => company.id === found.quote.quoteRequestCompanyId);
    return { actor, ...found, asked, locale: localeOf(request) };
  },
  ask: ({ request: { number, trip, customerName }, quote, asked, locale }, t) => ({
    title: t('quotes:withdraw.title'),
    over: `${trip.stops[0]?.place.name} – ${trip.stops.at(-1)?.place.name}`,
    text: [
      t('quotes:office.withdraw.text'),
      ...(quote.isSold || !asked
        ? []
        : [
            t(asked.expiresAt > clock.now() ? 'quotes:office.withdraw.again' : 'quotes:office.withdraw.notAgain', {
              at: formatMoment(asked.expiresAt, locale),
            }),
          ]),
    ],
    facts: [
      { label: t('quotes:trip.departure'), value: formatWhen(trip.departure, locale) },
      { label: t('quotes:office.customer'), value: customerName },
      { label: t('quotes:list.company'), value: asked?.companyName ?? '' },
      { label: t('quotes:office.total'), value: formatMoney(quote.total, locale) },
    ],
    fields: [{ name: 'reason', label: t('quotes:office.withdraw.message'), hint: t('quotes:office.withdraw.hint') }],
    submit: t('quotes:withdraw.link'),
    keep: t('quotes:withdraw.keep'),
    back: to.adminQuoteRequest(number),
    backLabel: t('quotes:details.title', { number }),
    refusal:
      quote.shown === 'open'
        ? undefined
        : t(quote.shown === 'inProgress' ? 'quotes:withdraw.paying' : 'quotes:withdraw.notNow'),
  }),
  says: () => confirmationSchema(['reason']),
  change: ({ actor, quote }, { reason }) => withdrawQuoteAsOffice(actor, quote.id, reason),
  done: ({ request }) => ({ to: to.adminQuoteRequest(request.number), flash: 'quotes:flash.withdrawnByOffice' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks an administrator what to tell the customer whose quote is withdrawn. */
export default function WithdrawQuote() {
  return <ConfirmScreen area="admin" />;
}
