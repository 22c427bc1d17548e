// Traces: S2-134
import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { saleDraft } from '@bff/areas/public';
import { leastPrice, requestOfSale, sellQuote } from '@bff/domain/quotes';
import { readSettings } from '@bff/domain/settings';
import { must } from '@bff/domain/shared/errors';
import { Banner } from '@ds/patterns/Banner/Banner';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Money } from '@ds/primitives/Money/Money';
import { writtenAmount } from '@formats';
import { asSent } from '~/forms/as-sent';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { readForm } from '~/forms/parse-form.server';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { useLastAnswer } from '~/navigation/use-last-answer';
import { AskedTripFacts } from '~/nouns/quotes/AskedTripFacts';
import { priceTyped, refusedWithPrice, replyWithPrice, type ReplyWithPrice } from '~/nouns/quotes/quote-price.server';
import { QuotePrice } from '~/nouns/quotes/QuotePrice';
import { usePriceQuestion } from '~/nouns/quotes/use-price-question';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { RequestInShort } from './RequestInShort';
import { SaleError } from './SaleError';
import { saleCustomer } from './sale-customer.server';
import { offerIn, priceOf } from './sale-price.server';
import { requestBefore } from './sale-request';
import { saleFields, SaleForm, saleFormOf } from './sale-fields';

export const headers = privatePage;
export { SaleError as ErrorBoundary };

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const url = new URL(request.url);
  const customer = await saleCustomer(actor, url);
  const draft = await saleDraft(offerIn(url));
  must(draft, 'booking.occupied');
  if (draft.isRenewed) {
    url.searchParams.set('offer', draft.sealed);
    url.searchParams.set('renewed', '1');
    throw redirect(localePath(request, `${to.makeOffer()}?${url.searchParams}`));
  }
  const { sealed: _, isRenewed: __, ...offer } = draft;
  const { quoteExpiryHours } = await readSettings();
  const values = await withDraft(request, {
    customerPrice: writtenAmount(offer.customerPrice, localeOf(request)),
    expiryHours: String(quoteExpiryHours),
    language: customer.language ?? localeOf(request),
    message: '',
    sendKey: randomUUID(),
  });
  const begun = requestBefore(url.searchParams);
  return data({
    title: translator(request)('sales:offer.title', { name: customer.name }),
    customer,
    offer,
    begunFrom: begun === null ? null : await requestOfSale(actor, { number: begun, customerId: customer.id }),
    isRenewed: url.searchParams.has('renewed'),
    search: new URLSearchParams(url.searchParams.get('search') ?? '').toString(),
    values,
    price: await priceTyped(asSent(values), SaleForm, priceOf(actor, url)),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const url = new URL(request.url);
  const customer = await saleCustomer(actor, url);
  const schema = saleFormOf(leastPrice(offerIn(url)));
  const form = await readForm(request);
  if (form.has('price')) return replyWithPrice(form, schema, priceOf(actor, url));
  const reply = await saveForm(request, schema, {
    form,
    run: (value) =>
      sellQuote(actor, {
        ...value,
        customerId: customer.id,
        offer: offerIn(url),
        previous: requestBefore(url.searchParams) ?? undefined,
      }),
    done: ({ number }) =>
      redirectWithFlash(request, to.adminQuoteRequest(number), 'sales:flash.offered', {
        params: { email: customer.email },
      }),
  });
  return refusedWithPrice(reply, form, SaleForm, priceOf(actor, url));
}

/** The last step of a sale: price, time and language of the offer that is mailed to the customer. */
export default function MakeOffer() {
  const { title, customer, offer, begunFrom, isRenewed, search, values, price } = useLoaderData<typeof loader>();
  const reply = useLastAnswer(useActionData<ReplyWithPrice>());
  const query = useLocation().search;
  const { t } = useTranslation('sales');
  const path = usePath();
  const form = useForm(saleFormOf(offer.operatorPrice), { reply, values, labels: useLabels(saleFields) });
  const question = usePriceQuestion(form, reply, 'customerPrice');
  const { priceConfirmed: _, ...asked } = saleFields;
  return (
    <FormScreen
      area="admin"
      back={
        search
          ? { to: `${to.explainTrip()}?${search}`, label: t('explain.title', { name: customer.name }) }
          : { to: to.selectCustomer(), label: t('select.title') }
      }
      title={title}
      meta={customer.email}
      form={form}
      submit={t('offer.submit')}
      errorsAbove
      intro={
        <>
          {/* Before the trip's facts, which are read first. */}
          <ErrorSummary {...question.summary} />
          <RequestInShort request={begunFrom} />
          {isRenewed ? <Banner tone="warning">{t('offer.renewed')}</Banner> : null}
          <AskedTripFacts
            trip={offer.trip}
            more={[
              { label: t('offer.company'), value: offer.company },
              { label: t('offer.buses'), value: offer.buses.join(', ') },
              { label: t('explain.operatorPrice'), value: <Money ore={offer.operatorPrice} decimals /> },
              { label: t('offer.listPrice'), value: <Money ore={offer.customerPrice} decimals /> },
            ]}
          />
        </>
      }
    >
      <FormFields form={form} fields={asked} />
      {question.box}
      <QuotePrice
        key={form.life.id}
        address={`${path(to.salePrice())}${query}`}
        own={t('explain.operatorPrice')}
        notYet={t('offer.notYet')}
        first={price}
        reply={reply}
      />
    </FormScreen>
  );
}
