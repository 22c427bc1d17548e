import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { depotListSpec, depotsOnMap, readDepots } from '@bff/areas/company';
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
import { PlacesMap } from '~/nouns/places/PlacesMap';
import { depotColumns } from './depot-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  toListFile(request);
  const [{ loaded, status }, depots] = await Promise.all([
    loadList(request, depotListSpec, translator(request)('fleet:depots.title'), (query) =>
      readDepots(actor, companyId, query),
    ),
    depotsOf(actor, companyId),
  ]);
  return data({ ...loaded, map: depotsOnMap(depots) }, { status });
}

/** The places that the company's buses start from, on a map and as a list. */
export default function DepotList() {
  const { map, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const path = usePath();
  const add = <LinkButton href={path(to.addDepot())}>{t('depots.add')}</LinkButton>;
  return (
    <ListScreen
      {...loaded}
      area="company"
      title={t('depots.title')}
      actions={add}
      path={to.depots()}
      rowKey={({ id }) => id}
      search={{ label: t('depots.search'), hint: t('depots.searchHint') }}
      columns={depotColumns}
      empty={{ title: t('depots.empty.title'), text: t('depots.empty.text'), action: add }}
      below={<PlacesMap map={map} title={(names) => t('depots.map', { names })} />}
      file
    />
  );
}
