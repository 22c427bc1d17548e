// Traces: S2-141
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { colleagueQuoteRequest } from '@bff/areas/quotes';
import { MailLink } from '~/frame/MailLink';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { useWhen } from '~/i18n/use-when';
import { WatchedRequest } from '~/nouns/quotes/WatchedRequest';
import { DetailScreen } from '~/screens/DetailScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const asked = await colleagueQuoteRequest(await requireActor(request), params['id'] ?? '');
  return data({ title: translator(request)('quotes:own.title', { number: asked.number }), asked });
}

/** What a colleague has asked for, and the answers, for an administrator: whoever asked chooses. */
export default function ColleagueQuoteRequest() {
  const { title, asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation('quotes');
  const when = useWhen();
  const { stops } = asked.trip;
  const { name, email } = asked.askedBy;
  return (
    <DetailScreen
      area="organisation"
      back={{ to: to.unitQuotes(), label: t('list.requests') }}
      over={title}
      title={`${stops[0]?.place.name} – ${stops.at(-1)?.place.name}`}
      meta={t('watched.sent', { at: when(asked.created) })}
    >
      <p>
        {t('watched.askedBy', { name })} <MailLink address={email} />
      </p>
      <WatchedRequest asked={asked} />
    </DetailScreen>
  );
}
