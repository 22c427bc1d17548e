import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { sharedTrip } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { WordsBefore } from '@ds/support/WordsBefore';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Split } from '@ds/patterns/Split/Split';
import { Timeline } from '@ds/patterns/Timeline/Timeline';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatLongDate, formatMoment } from '@formats';
import { PageFrame } from '~/frame/PageFrame';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { timeAndDay } from '~/nouns/bookings/time-and-day';
import { to } from '~/to';
import { LiveMap } from '../parts/LiveMap';

export const headers = privatePage;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const trip = await sharedTrip(token, localeOf(request));
  const t = translator(request);
  const [first] = trip.legs;
  return data({
    title: t('booking:shared.title', { from: trip.from, to: trip.to }),
    // What a message with the link shows before it is opened.
    description: trip.isCanceled
      ? t('booking:shared.canceled')
      : first && t('booking:shared.about', { at: formatMoment(first.departure, localeOf(request)) }),
    token,
    trip,
  });
}

/** A trip, for those who have its trip link: when, where and how far it has come. */
export default function SharedTripPage() {
  const { title, token, trip } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  const path = usePath();
  const locale = useLocale();
  const { legs, isCanceled, expected } = trip;
  return (
    <PageFrame>
      <Stack>
        <PageHeader over={t('shared.over')} title={title} />
        {isCanceled ? (
          // Times would read as if the bus came.
          <Banner tone="warning">
            {t('shared.canceled')}{' '}
            {legs[0] ? t('shared.wouldHaveLeft', { at: formatMoment(legs[0].departure, locale) }) : null}
          </Banner>
        ) : (
          <Split
            side="end"
            label={t('shared.times')}
            asideLast
            aside={
              <Stack gap="l">
                {legs.map(({ direction, departure, stops }) => (
                  <Stack key={direction} gap="s">
                    <h2>
                      {t(direction === 'outbound' ? 'details.outbound' : 'details.returnLeg', {
                        date: formatLongDate(departure, locale),
                      })}
                    </h2>
                    <Timeline
                      label={t(direction === 'outbound' ? 'details.outboundLabel' : 'details.returnLabel')}
                      items={stops.map(({ name, at }, index) => ({
                        kind: index === 0 || index === stops.length - 1 ? 'end' : 'stop',
                        ...timeAndDay(at, departure, locale),
                        title: name,
                      }))}
                    />
                  </Stack>
                ))}
              </Stack>
            }
          >
            <LiveMap
              {...trip}
              wayHome={legs.find(({ direction }) => direction === 'return')?.departure ?? null}
              live={path(to.sharedTripLive(token))}
            >
              {expected ? (
                <p>
                  <WordsBefore>{t('shared.expected')}</WordsBefore>
                  <DateTime at={expected} show="time" />
                </p>
              ) : null}
            </LiveMap>
          </Split>
        )}
      </Stack>
    </PageFrame>
  );
}
