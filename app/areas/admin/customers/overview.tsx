import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { customerOverview } from '@bff/areas/people';
import { isSealed } from '@bff/domain/people';
import { must } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { customerIdOf } from './customer-id.server';
import { CustomerPayments } from '../parts/CustomerPayments';
import { Account, Contact, DeletedCustomer } from './CustomerFacts';
import { CustomerTrips } from './CustomerTrips';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  must(/^[1-9]\d{0,4}$/.test(page), 'input.invalid');
  const overview = await customerOverview(actor, customerIdOf(params['id']), Number(page));
  const { customer } = overview;
  const title = customer.deletedAt
    ? translator(request)('customers:deleted.name')
    : (customer.companyName ?? customer.name);
  return data({ title, ...overview, isSealed: await isSealed(actor, customer) });
}

/** Everything about a customer: who it is, how they log in, their trips and payments. */
export default function CustomerOverviewPage() {
  const { title, customer, account, bookings, payments, isSealed: hasSeal } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/customers/list')}>{t('overview.back')}</BackLink>
      <PageHeader
        title={title}
        meta={t(`type.${customer.customerType}`)}
        actions={
          customer.deletedAt ? undefined : (
            <LinkButton href={path(`/dashboard/admin/customers/edit/${customer.id}`)}>{t('overview.edit')}</LinkButton>
          )
        }
      />
      {customer.deletedAt ? (
        <DeletedCustomer id={customer.id} at={customer.deletedAt} hasSeal={hasSeal} />
      ) : (
        <Contact customer={customer} />
      )}
      {customer.deletedAt ? null : <Account account={account} />}
      <CustomerTrips list={bookings} customerId={customer.id} />
      <CustomerPayments payments={payments} />
    </AreaFrame>
  );
}
