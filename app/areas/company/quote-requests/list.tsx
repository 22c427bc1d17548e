import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { askedListSpec, readAsked } from '@bff/areas/quotes';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { askedColumns } from '~/nouns/quotes/asked-columns';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  toListFile(request);
  const title = translator(request)('quotes:list.requests');
  const { loaded, status } = await loadList(request, askedListSpec, title, (query) =>
    readAsked(actor, companyId, query),
  );
  return data(loaded, { status });
}

/** The quote requests sent to the company. */
export default function CompanyQuoteRequests() {
  const { t } = useTranslation('quotes');
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="company"
      title={t('list.requests')}
      path={to.companyQuoteRequests()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search') }}
      filters={[{ name: 'status', label: t('list.status'), text: (one) => t(`status.${one}`) }]}
      columns={askedColumns}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      file
    />
  );
}
