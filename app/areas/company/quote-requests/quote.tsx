import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { likeliestQuote, quoteForm } from '@bff/areas/quotes';
import { makeQuote, quotedPrice, seeAsked } from '@bff/domain/quotes';
import { readSettings } from '@bff/domain/settings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Split } from '@ds/patterns/Split/Split';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { formatDistance, formatDuration, writtenAmount } from '@formats';
import { asSent } from '~/forms/as-sent';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { readForm } from '~/forms/parse-form.server';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { useMoney } from '~/i18n/use-money';
import { useLastAnswer } from '~/navigation/use-last-answer';
import { AskedTripFacts } from '~/nouns/quotes/AskedTripFacts';
import { priceTyped, refusedWithPrice, replyWithPrice, type ReplyWithPrice } from '~/nouns/quotes/quote-price.server';
import { QuotePrice } from '~/nouns/quotes/QuotePrice';
import { usePriceQuestion } from '~/nouns/quotes/use-price-question';
import { FormPart, Screen } from '~/screens/FormScreen';
import { Refusal } from '~/screens/Refusal';
import { to } from '~/to';
import { LONGEST_VALID_HOURS } from '#fields/quote';
import { BusPrices } from './BusPrices';
import { OccupiedBuses } from './OccupiedBuses';
import { quoteFields, QuoteForm } from './quote-fields';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { id, shown, request: asked } = await seeAsked(actor, rowId(params['id'], 'quoteRequest.notFound'));
  const canQuote = shown === 'new';
  const buses = canQuote ? await quoteForm(actor, id) : [];
  const likeliest = likeliestQuote(buses);
  const { quoteExpiryHours } = await readSettings();
  const values = await withDraft(request, {
    // Empty means the setting, which may be longer than what can be typed.
    expiryHours: quoteExpiryHours > LONGEST_VALID_HOURS ? '' : String(quoteExpiryHours),
    ...(likeliest
      ? {
          vehicleIds: [String(likeliest.vehicleId)],
          operatorPrice: writtenAmount(likeliest.operatorPrice, localeOf(request)),
        }
      : {}),
  });
  return data(
    {
      title: translator(request)('quotes:make.title', { number: asked.number }),
      id,
      number: asked.number,
      customer: asked.customerName,
      trip: asked.trip,
      wishes: { message: asked.message, specialRequests: asked.specialRequests },
      canQuote,
      buses,
      likeliest,
      values,
      price: canQuote ? await priceTyped(asSent(values), QuoteForm, (value) => quotedPrice(actor, id, value)) : null,
    },
    { status: canQuote ? 200 : 409 },
  );
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'quoteRequest.notFound');
  await seeAsked(actor, id);
  const form = await readForm(request);
  const price = (value: Parameters<typeof quotedPrice>[2]) => quotedPrice(actor, id, value);
  if (form.has('price')) return replyWithPrice(form, QuoteForm, price);
  const reply = await saveForm(request, QuoteForm, {
    form,
    run: (value) => makeQuote(actor, id, value),
    done: () => redirectWithFlash(request, to.companyQuoteRequest(id), 'quotes:flash.quoted'),
  });
  return refusedWithPrice(reply, form, QuoteForm, price);
}

/** The company answers with buses and its own price, beside the price that its lists would give. */
export default function MakeQuote() {
  const { title, id, number, customer, trip, wishes, canQuote, buses, likeliest, values, price } =
    useLoaderData<typeof loader>();
  const reply = useLastAnswer(useActionData<ReplyWithPrice>());
  const { t } = useTranslation('quotes');
  const money = useMoney();
  const locale = useLocale();
  const path = usePath();
  const labels = useLabels(quoteFields);
  const form = useForm(QuoteForm, { reply, values, labels });
  const free = buses.filter(({ isFree }) => isFree);
  const loaded = buses.find((bus) => bus.loaded)?.loaded;
  const listed = ({ operatorPrice, least, most }: Omit<NonNullable<typeof likeliest>, 'vehicleId' | 'withTwo'>) => ({
    price: money(operatorPrice),
    least: money(least, { decimals: false }),
    most: money(most, { decimals: false }),
  });
  const suggestion = likeliest && [
    t('make.suggested', {
      bus: buses.find(({ id: busId }) => busId === likeliest.vehicleId)?.name,
      ...listed(likeliest),
    }),
    ...(likeliest.withTwo ? [t('make.suggestedTwo', listed(likeliest.withTwo))] : []),
  ];
  const question = usePriceQuestion(form, reply, 'operatorPrice');
  const { priceConfirmed: _, ...asked } = quoteFields;
  return (
    <Screen
      area="company"
      back={{ to: to.companyQuoteRequest(id), label: t('details.title', { number }) }}
      title={title}
    >
      {/* Before the request's facts, which are read first where they do not stand beside. */}
      <ErrorSummary {...question.summary} />
      <Split
        side="end"
        sticky
        label={t('details.trip')}
        aside={
          <AskedTripFacts
            trip={trip}
            wishes={wishes}
            more={[
              ...(loaded
                ? [
                    {
                      label: t('make.driving'),
                      value: t('make.loaded', {
                        distance: formatDistance(loaded.metres, locale),
                        time: formatDuration(loaded.seconds, locale),
                      }),
                    },
                  ]
                : []),
              { label: t('details.customer'), value: customer },
            ]}
          />
        }
      >
        {!canQuote ? <Refusal back={to.companyQuoteRequest(id)}>{t('reject.notNow')}</Refusal> : null}
        {canQuote && free.length === 0 ? <Banner tone="warning">{t('make.none')}</Banner> : null}
        {free.length > 0 ? (
          <FormPart form={form} submit={t('make.submit')} errorsAbove>
            <FormFields
              form={form}
              fields={asked}
              with={{
                vehicleIds: {
                  options: free.map((bus) => ({
                    value: String(bus.id),
                    label: bus.name,
                    hint: [
                      t(bus.listPrice === null || bus.listTotal === null ? 'make.seatsNoPrice' : 'make.seats', {
                        count: bus.seats,
                        distance: formatDistance(bus.driven?.metres ?? 0, locale),
                        time: formatDuration(bus.driven?.seconds ?? 0, locale),
                        price: money(bus.listPrice ?? 0),
                        total: money(bus.listTotal ?? 0),
                      }),
                      ...(bus.withTwo?.listPrice ? [t('make.seatsTwo', { price: money(bus.withTwo.listPrice) })] : []),
                    ].join(' · '),
                  })),
                },
                ...(suggestion && { operatorPrice: { hint: [t('hints.operatorPrice'), ...suggestion].join(' ') } }),
              }}
            />
            {question.box}
            <QuotePrice
              key={form.life.id}
              address={path(to.quotePrice(id))}
              own={t('quote.operatorPrice')}
              notYet={t('make.notYet')}
              first={price}
              reply={reply}
            />
          </FormPart>
        ) : null}
      </Split>
      <OccupiedBuses buses={buses} />
      <BusPrices buses={buses} />
    </Screen>
  );
}
