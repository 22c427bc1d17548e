import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { officeListSpec, readOfficeRequests } from '@bff/areas/quotes';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { requestColumns } from './request-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'quotes:list.requests', officeListSpec, readOfficeRequests);
  return data(loaded, { status });
}

/** All quote requests, each with how many companies were asked and have answered. */
export default function QuoteRequests() {
  const { t } = useTranslation('quotes');
  const page = useLoaderData<typeof loader>();
  const { customer } = page.query.filters;
  return (
    <ListScreen
      {...page}
      area="admin"
      title={t('list.requests')}
      path={to.quoteRequests()}
      rowKey={({ number }) => number}
      search={{ label: t('office.search'), hint: t('office.searchHint') }}
      filters={[
        { name: 'state', label: t('list.status'), text: (one) => t(`office.states.${one}`) },
        // The administrators' overview leads to it.
        { name: 'answers', label: t('office.answersFilter'), text: (one) => t(`office.answersAre.${one}`), more: true },
        // A customer's page leads to it. All that the list then shows is theirs.
        ...(customer === undefined
          ? []
          : [
              {
                name: 'customer',
                label: t('office.customer'),
                options: [{ value: customer, label: page.list?.rows[0]?.customer.name ?? customer }],
                more: true as const,
              },
            ]),
      ]}
      columns={requestColumns}
      empty={{ title: t('list.empty.title'), text: t('list.empty.adminText') }}
      file
    />
  );
}
