// Traces: S2-078
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { readVehicles, vehicleListSpec } from '@bff/areas/company';
import { depotsOf } from '@bff/domain/depots';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { vehicleColumns } from './vehicle-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  toListFile(request);
  const [{ loaded, status }, depots] = await Promise.all([
    loadList(request, vehicleListSpec, translator(request)('fleet:vehicles.title'), (query) =>
      readVehicles(actor, companyId, query),
    ),
    depotsOf(actor, companyId),
  ]);
  return data({ ...loaded, depots: depots.map(({ id, name }) => ({ id, name })) }, { status });
}

/** The company's buses. */
export default function VehicleList() {
  const { depots, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const path = usePath();
  const add = <LinkButton href={path(to.addVehicle())}>{t('vehicles.add')}</LinkButton>;
  return (
    <ListScreen
      {...loaded}
      area="company"
      title={t('vehicles.title')}
      actions={
        <>
          <LinkButton variant="secondary" href={path(to.importVehicles())}>
            {t('import.vehicles.link')}
          </LinkButton>
          {add}
        </>
      }
      path={to.vehicles()}
      rowKey={({ id }) => id}
      search={{ label: t('vehicles.search'), hint: t('vehicles.searchHint') }}
      filters={[
        { name: 'status', label: t('vehicles.statusLabel'), text: (status) => t(`vehicles.status.${status}`) },
        { name: 'busType', label: t('vehicles.busType'), text: (type) => t(`search:busType.${type}`) },
        { name: 'fuelType', label: t('vehicles.fuelType'), text: (type) => t(`search:fuelType.${type}`) },
        {
          name: 'depot',
          label: t('vehicles.depot'),
          options: depots.map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ]}
      columns={vehicleColumns}
      empty={{ title: t('vehicles.empty.title'), text: t('vehicles.empty.text'), action: add }}
      file
    />
  );
}
