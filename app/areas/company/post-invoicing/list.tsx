import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { deviationListSpec, readDeviations } from '@bff/areas/deviations';
import { hasWrongDigit } from '@formats';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { deviationColumns } from '~/nouns/deviations/deviation-columns';
import { tripFilters } from '~/nouns/deviations/trip-filters';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  const title = translator(request)('deviations:list.company');
  const { loaded, status } = await loadList(request, deviationListSpec, title, (query) =>
    readDeviations(actor, companyId, query),
  );
  return data(loaded, { status });
}

const columns = deviationColumns((id) => to.companyDeviation(id), false);

/** The deviations on the company's journeys, and their handling. */
export default function PostInvoicing() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useTranslation('deviations');
  return (
    <ListScreen
      {...loaded}
      area="company"
      title={t('list.company')}
      path={to.postInvoicing()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      filters={[
        { name: 'handling', label: t('fields.handling'), text: (one) => t(`handling.${one}`) },
        { name: 'status', label: t('fields.status'), text: (one) => t(`status.${one}`) },
        ...tripFilters(t),
      ]}
      columns={columns}
      noMatch={
        hasWrongDigit(loaded.query.text)
          ? { title: t('lists:noMatch.title'), text: t('lists:noMatch.wrongDigit') }
          : undefined
      }
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}
