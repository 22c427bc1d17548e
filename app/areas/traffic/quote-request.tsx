// Traces: S2-176
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { organisationQuoteRequest } from '@bff/areas/quotes';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { useWhen } from '~/i18n/use-when';
import { WatchedRequest } from '~/nouns/quotes/WatchedRequest';
import { DetailScreen } from '~/screens/DetailScreen';
import { to } from '~/to';
import { ofActive } from './of-active.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const number = params['id'] ?? '';
  const asked = await ofActive(request, actor, { kind: 'quoteRequest', number }, (organisationId) =>
    organisationQuoteRequest(actor, organisationId, number),
  );
  return data({ title: translator(request)('quotes:own.title', { number: asked.number }), asked });
}

/** A quote request of the organisation that a traffic controller acts for, and its progress, without amounts. */
export default function OrganisationQuoteRequest() {
  const { title, asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation('quotes');
  const when = useWhen();
  const { stops } = asked.trip;
  return (
    <DetailScreen
      area="traffic"
      back={{ to: to.organisationQuotes(), label: t('list.requests') }}
      over={`${stops[0]?.place.name} – ${stops.at(-1)?.place.name}`}
      title={title}
      meta={t('watched.sent', { at: when(asked.created) })}
    >
      <WatchedRequest asked={asked} />
    </DetailScreen>
  );
}
