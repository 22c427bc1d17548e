import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { askedPage } from '@bff/areas/quotes';
import { Banner } from '@ds/patterns/Banner/Banner';
import { formatDateTime, formatDistance } from '@formats';
import { RouteMap } from '@ds/pictures/RouteMap/RouteMap';
import { requireActor } from '~/http/actor.server';
import { useLocale } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { AskedTripFacts } from '~/nouns/quotes/AskedTripFacts';
import { QuoteRequestBadge } from '~/nouns/quotes/QuoteRequestBadge';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const asked = await askedPage(actor, rowId(params['id'], 'quoteRequest.notFound'));
  return data({ title: translator(request)('quotes:details.title', { number: asked.number }), asked });
}

/** A request for a quote, as the company that was asked sees it. */
export default function CompanyQuoteRequest() {
  const { title, asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation('quotes');
  const locale = useLocale();
  const { trip, map, status } = asked;
  const names = map.stops.map(({ label }) => label).join(' – ');
  return (
    <DetailScreen
      area="company"
      back={{ to: to.companyQuoteRequests(), label: t('list.requests') }}
      over={`${map.stops[0]?.label} – ${map.stops.at(-1)?.label}`}
      title={title}
      meta={<QuoteRequestBadge status={status} />}
      actions={
        status === 'new' ? (
          <ConfirmLink variant="danger" to={to.rejectQuoteRequest(asked.id)}>
            {t('reject.link')}
          </ConfirmLink>
        ) : null
      }
    >
      {status === 'new' ? (
        <Banner tone="info">{t('details.answerBy', { at: formatDateTime(asked.answerBy) })}</Banner>
      ) : null}
      {status === 'rejected' && asked.answer ? (
        <Banner tone="info">{t('details.rejected', { message: asked.answer })}</Banner>
      ) : null}
      <Section id="trip" title={t('details.trip')}>
        <AskedTripFacts
          trip={trip}
          more={[
            { label: t('details.customer'), value: asked.customerName },
            ...(asked.message ? [{ label: t('fields.message'), value: asked.message }] : []),
            ...(asked.specialRequests ? [{ label: t('fields.specialRequests'), value: asked.specialRequests }] : []),
          ]}
        />
      </Section>
      <Section id="map" title={t('details.map')}>
        <RouteMap
          width={640}
          height={400}
          land={map.land}
          lakes={map.lakes}
          route={map.route}
          stops={map.stops}
          title={t('details.mapTitle', { stops: names })}
          description={
            map.metres === null
              ? t('details.noRoads')
              : t('details.distance', { distance: formatDistance(map.metres, locale) })
          }
          attribution={t('common:footer.attribution')}
        />
      </Section>
    </DetailScreen>
  );
}
