// Traces: S2-132
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { customerListSpec, readCustomers } from '@bff/areas/customers';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { saleCustomerColumns } from '../customers/customer-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const title = translator(request)('sales:select.title');
  const { loaded, status } = await loadList(request, customerListSpec, title, (query) =>
    readCustomers(actor, query, { withAccount: true }),
  );
  return data(loaded, { status });
}

/** The first step of a sale: who has called. */
export default function SelectCustomer() {
  const { t } = useTranslation('customers');
  const sales = useTranslation('sales').t;
  const path = usePath();
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={sales('select.title')}
      intro={
        <>
          {sales('select.intro')} {sales('select.contracts')}{' '}
          <a href={path(to.dealCustomers())}>{sales('select.toContracts')}</a>
        </>
      }
      actions={<LinkButton href={`${path(to.createCustomer())}?then=sale`}>{t('list.create')}</LinkButton>}
      path={to.selectCustomer()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      filters={[{ name: 'type', label: t('type.label'), text: (type) => t(`type.${type}`) }]}
      columns={saleCustomerColumns}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}
