// Traces: S3-035
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { startsOnMap } from '@bff/areas/company';
import { startsOf } from '@bff/domain/vehicles';
import { clock } from '@bff/platform/clock';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { PlacesMap } from '~/nouns/places/PlacesMap';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { vehicle, usual, temporary } = await startsOf(actor, rowId(params['id'], 'vehicle.notFound'));
  const now = clock.now();
  const left = temporary.filter(({ endsAt }) => endsAt > now);
  return data({
    title: translator(request)('fleet:starts.title', { name: vehicle.registrationNumber }),
    vehicle: { id: vehicle.id, name: vehicle.registrationNumber },
    usual: usual?.name ?? null,
    temporary: left.map(({ id, name, startsAt, endsAt }) => ({ id, name, startsAt, endsAt })),
    map: startsOnMap([...(usual ? [usual] : []), ...left]),
  });
}

/** A bus's default and temporary starting positions. */
export default function StartingPositions() {
  const { title, vehicle, usual, temporary, map } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const path = usePath();
  const add = <LinkButton href={path(to.addStartingPosition(vehicle.id))}>{t('starts.add')}</LinkButton>;
  return (
    <Screen area="company" back={{ to: to.editVehicle(vehicle.id), label: vehicle.name }} title={title} actions={add}>
      <p className="measure">{t('starts.intro', { name: usual })}</p>
      <Section id="temporary" title={t('starts.temporary')}>
        {temporary.length === 0 ? (
          <EmptyState title={t('starts.empty.title')} text={t('starts.empty.text')} action={add} />
        ) : (
          <Table
            caption={t('starts.temporary')}
            hideCaption
            rows={temporary}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'place',
                label: t('starts.where'),
                rowHeader: true,
                cell: ({ id, name }) => <a href={path(to.editStartingPosition(vehicle.id, id))}>{name}</a>,
              },
              { key: 'from', label: t('starts.from'), cell: ({ startsAt }) => <DateTime at={startsAt} /> },
              { key: 'until', label: t('starts.until'), cell: ({ endsAt }) => <DateTime at={endsAt} /> },
            ]}
          />
        )}
      </Section>
      <PlacesMap map={map} title={(names) => t('starts.map', { names })} />
    </Screen>
  );
}
