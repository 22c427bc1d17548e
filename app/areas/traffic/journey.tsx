import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { watchedJourney } from '@bff/areas/journeys';
import { clock } from '@bff/platform/clock';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { WordsBefore } from '@ds/support/WordsBefore';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { JourneyPage } from '~/nouns/journeys/JourneyPage';
import { MapDrawing } from '~/nouns/places/MapDrawing';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { FreshPage } from './FreshPage';
import { ArrivalTime, Late, Seen } from './JourneyState';
import { ofActive } from './of-active.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const number = params['id'] ?? '';
  const { sheet, now } = await ofActive(request, actor, { kind: 'journey', number }, (organisationId) =>
    watchedJourney(actor, organisationId, number),
  );
  const { from, to: end } = sheet;
  return data({ title: translator(request)('journeys:sheet.title', { from, to: end }), sheet, now, at: clock.now() });
}

/** A journey of the organisation that a traffic controller acts for: its position, arrival and journey sheet. */
export default function OrganisationJourney() {
  const { sheet, now, at } = useLoaderData<typeof loader>();
  const { t } = useTranslation('traffic');
  const path = usePath();
  const { map, isActive, arrival, lateMinutes } = now;
  const stops = map.stops.flatMap(({ kind, label }) => (kind === 'vehicle' ? [] : [label])).join(' – ');
  return (
    <JourneyPage
      area="traffic"
      back={{ to: to.trafficMain(), label: t('overview.title') }}
      below={
        <Section id="map" title={t('journey.mapTitle')}>
          <MapDrawing map={map} title={t('journey.map', { stops })} />
        </Section>
      }
    >
      <Section id="now" title={t('journey.now')}>
        <FreshPage href={path(to.organisationJourney(sheet.number))} at={at} isLive={isActive} />
        <SummaryList
          rows={[
            ...(lateMinutes > 0 ? [{ label: t('journey.delay'), value: <Late lateMinutes={lateMinutes} /> }] : []),
            // Ahead of it the plan is all there is, and the title says it.
            ...(arrival && isActive
              ? [{ label: t('journeys.arrival'), value: <ArrivalTime arrival={arrival} /> }]
              : []),
            ...(isActive ? [{ label: t('journeys.seen'), value: <Seen {...now} /> }] : []),
            { label: t('journey.operator'), value: now.operatorName },
            ...(now.phonesFrom
              ? [
                  {
                    label: t('journey.phones'),
                    value: (
                      <>
                        <WordsBefore>{t('journey.phonesFrom')}</WordsBefore>
                        <DateTime at={now.phonesFrom} show="moment" />
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Section>
    </JourneyPage>
  );
}
