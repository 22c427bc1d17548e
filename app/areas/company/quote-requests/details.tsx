import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { askedPage, quoteView } from '@bff/areas/quotes';
import { renewQuote, seeAsked } from '@bff/domain/quotes';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { byIntent } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { useMoment, useWhen } from '~/i18n/use-when';
import { AndThen } from '~/nouns/quotes/AndThen';
import { AskedTripFacts } from '~/nouns/quotes/AskedTripFacts';
import { AskedTripMap } from '~/nouns/quotes/AskedTripMap';
import { QuoteBadge } from '~/nouns/quotes/QuoteBadge';
import { QuoteRequestBadge } from '~/nouns/quotes/QuoteRequestBadge';
import { whoWithdrew } from '~/nouns/quotes/who-withdrew';
import { actButtons } from '~/screens/act-buttons.server';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { ActButton } from '~/screens/ActButton';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const asked = await askedPage(actor, rowId(params['id'], 'quoteRequest.notFound'));
  const quote = await quoteView(actor, asked.id);
  return data({ title: translator(request)('quotes:details.title', { number: asked.number }), asked, quote });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { id } = await seeAsked(actor, rowId(params['id'], 'quoteRequest.notFound'));
  return byIntent(
    request,
    actButtons(request, ['renew'] as const, {
      run: () => renewQuote(actor, id),
      done: () => redirectWithFlash(request, to.companyQuoteRequest(id), 'quotes:flash.renewed'),
    }),
  );
}

/** A quote request, as the company that was asked sees it. */
export default function CompanyQuoteRequest() {
  const { title, asked, quote } = useLoaderData<typeof loader>();
  const { t } = useTranslation('quotes');
  const moment = useMoment();
  const when = useWhen();
  const path = usePath();
  const { trip, map, status } = asked;
  const then = quote?.isCanceled
    ? t('quote.bookingCanceled')
    : quote?.status === 'withdrawn'
      ? t(whoWithdrew(quote))
      : null;
  return (
    <DetailScreen
      area="company"
      back={{ to: to.companyQuoteRequests(), label: t('list.requests') }}
      over={`${map.stops[0]?.label} – ${map.stops.at(-1)?.label}`}
      title={title}
      meta={<QuoteRequestBadge status={status} />}
      actions={
        status === 'new' ? (
          <>
            <LinkButton href={path(to.makeQuote(asked.id))}>{t('make.link')}</LinkButton>
            <ConfirmLink variant="plain" to={to.rejectQuoteRequest(asked.id)}>
              {t('reject.link')}
            </ConfirmLink>
          </>
        ) : null
      }
    >
      {status === 'new' ? <Banner tone="info">{t('details.answerBy', { at: moment(asked.answerBy) })}</Banner> : null}
      {status === 'offered' ? <Banner tone="info">{t('details.offered')}</Banner> : null}
      {status === 'closed' ? <Banner tone="info">{t('details.closed', { at: moment(asked.answerBy) })}</Banner> : null}
      {status === 'rejected' && asked.answer ? (
        <Banner tone="info">{t('details.rejected', { message: asked.answer })}</Banner>
      ) : null}
      {quote ? (
        <Section id="quote" title={t(quote.isSold ? 'quote.inYourName' : 'quote.own')}>
          <SummaryList
            rows={[
              {
                label: t('quote.status'),
                value: (
                  <>
                    <QuoteBadge status={quote.status} isFollowed={then !== null} />
                    {then === null ? null : <AndThen said={then} />}
                  </>
                ),
              },
              ...quote.bookings.map((number) => ({
                label: t('quote.booking'),
                value: <a href={path(to.companyBooking(number))}>{number}</a>,
              })),
              { label: t('quote.buses'), value: quote.buses },
              { label: t('quote.drivers'), value: quote.drivers },
              { label: t('quote.operatorPrice'), value: <Money ore={quote.operatorPrice} decimals /> },
              {
                label: t('quote.proposed'),
                value: quote.proposedPrice === null ? t('make.noPrice') : <Money ore={quote.proposedPrice} decimals />,
              },
              { label: t('quote.customerPrice'), value: <Money ore={quote.customerPrice} decimals /> },
              { label: t('quote.margin'), value: <Money ore={quote.customerPrice - quote.operatorPrice} decimals /> },
              { label: t('quote.validUntil'), value: when(quote.expiresAt) },
              ...(quote.message ? [{ label: t('fields.quoteMessage'), value: quote.message }] : []),
              ...(quote.rejectReason
                ? [
                    {
                      label: t(quote.status === 'withdrawn' ? 'withdraw.said' : 'quote.rejectReason'),
                      value: quote.rejectReason,
                    },
                  ]
                : []),
            ]}
          />
          {quote.status === 'open' ? (
            <p>
              {t(asked.mayAnswerAgain ? 'withdraw.may' : 'withdraw.mayOnly', { at: moment(asked.answerBy) })}{' '}
              <ConfirmLink variant="plain" to={to.withdrawQuote(asked.id)}>
                {t('withdraw.link')}
              </ConfirmLink>
            </p>
          ) : null}
          {quote.status === 'inProgress' ? <p>{t('withdraw.paying')}</p> : null}
          {quote.isRenewable ? (
            <ActButton name="renew" sends={{ intent: 'renew' }}>
              {t('quote.renew')}
            </ActButton>
          ) : null}
        </Section>
      ) : null}
      <Section id="trip" title={t('details.trip')}>
        <AskedTripFacts
          trip={trip}
          wishes={asked}
          more={[{ label: t('details.customer'), value: asked.customerName }]}
        />
      </Section>
      <Section id="map" title={t('details.map')}>
        <AskedTripMap map={map} />
      </Section>
    </DetailScreen>
  );
}
