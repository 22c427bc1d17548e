import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { sharedTrip } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PageFrame } from '~/frame/PageFrame';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { LiveMap } from '../parts/LiveMap';

export const headers = privatePage;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const trip = await sharedTrip(token);
  return data({ title: translator(request)('booking:shared.title', { from: trip.from, to: trip.to }), token, trip });
}

/** A trip, for those who have its trip link: when, where and how far it has come. */
export default function SharedTripPage() {
  const { title, token, trip } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  const path = usePath();
  const { legs, isCanceled, expected } = trip;
  return (
    <PageFrame>
      <Stack>
        <PageHeader over={t('shared.over')} title={title} />
        {isCanceled ? (
          <Banner tone="warning">{t('shared.canceled')}</Banner>
        ) : (
          <LiveMap {...trip} live={path(to.sharedTripLive(token))}>
            {expected ? (
              <p>
                {t('shared.expected')} <DateTime at={expected} show="time" />
              </p>
            ) : null}
          </LiveMap>
        )}
        {legs.map(({ direction, stops }) => (
          <Stack key={direction}>
            <h2>{t(direction === 'outbound' ? 'details.outboundLabel' : 'details.returnLabel')}</h2>
            <ol>
              {stops.map(({ name, at }, index) => (
                <li key={index}>
                  {at ? <DateTime at={at} /> : null} {name}
                </li>
              ))}
            </ol>
          </Stack>
        ))}
      </Stack>
    </PageFrame>
  );
}
