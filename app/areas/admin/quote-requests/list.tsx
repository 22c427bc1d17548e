import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { askedListSpec, readAsked } from '@bff/areas/quotes';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { askedColumns } from '~/nouns/quotes/asked-columns';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'quotes:list.requests', askedListSpec, (actor, query) =>
    readAsked(actor, undefined, query),
  );
  return data(loaded, { status });
}

const columns = askedColumns({ addressOf: ({ number }) => to.adminQuoteRequest(number), office: true });

/** Quote requests, with a row for each company that was asked. */
export default function QuoteRequests() {
  const { t } = useTranslation('quotes');
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('list.requests')}
      path={to.quoteRequests()}
      rowKey={({ id }) => id}
      filters={[{ name: 'status', label: t('list.status'), text: (one) => t(`asked.${one}`) }]}
      columns={columns}
      empty={{ title: t('list.empty.title'), text: t('list.empty.adminText') }}
    />
  );
}
