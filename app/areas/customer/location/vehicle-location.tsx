// Traces: S2-037
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import { vehicleLocation } from '@bff/areas/customer';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { isOver } from '@states/journey-states';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { LiveMap } from '../parts/LiveMap';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const location = await vehicleLocation(actor, params['id'] ?? '');
  return data({ title: translator(request)('booking:location.title'), location });
}

/** Where the bus is, on the trip's map. */
export default function VehicleLocationPage() {
  const { title, location } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  const path = usePath();
  const moment = useMoment();
  const { bookingNumber, status, departure, return: back } = location;
  const bus = t('location.bus', { bus: location.registrationNumber });
  const next = status === 'notStarted' ? t('location.leaves', { at: moment(departure) }) : null;
  const here = path(to.vehicleLocation(bookingNumber));
  return (
    <PageFrame width="narrow">
      <Stack>
        <BackLink href={path(to.booking(bookingNumber))}>{t('cancel.back')}</BackLink>
        <PageHeader
          over={`${location.from} – ${location.to}`}
          title={title}
          meta={next === null ? bus : `${bus} · ${next}`}
        />
        <LiveMap {...location} wayHome={back} live={path(to.vehicleLocationLive(bookingNumber))} />
        {isOver({ status, hasReturn: back !== null }) ? null : (
          <div>
            <LinkButton variant="secondary" href={here}>
              {t('location.refresh')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </PageFrame>
  );
}
