import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { customerOverview } from '@bff/areas/people';
import { must } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatPhone } from '~/forms/format-phone';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { UserStanding } from '~/people/UserStanding';
import { customerIdOf } from './customer-id.server';
import { CustomerPayments } from '../parts/CustomerPayments';
import { CustomerTrips } from './CustomerTrips';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  must(/^[1-9]\d{0,4}$/.test(page), 'input.invalid');
  const overview = await customerOverview(actor, customerIdOf(params['id']), Number(page));
  return data({ title: overview.customer.companyName ?? overview.customer.name, ...overview });
}

/** Everything about a customer: who it is, how they log in, their trips and payments. */
export default function CustomerOverviewPage() {
  const { title, customer, account, bookings, payments } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  const path = usePath();
  const { street, postcode, city } = customer;
  const address = [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/customers/list')}>{t('overview.back')}</BackLink>
      <PageHeader
        title={title}
        meta={t(`type.${customer.customerType}`)}
        actions={
          <LinkButton href={path(`/dashboard/admin/customers/edit/${customer.id}`)}>{t('overview.edit')}</LinkButton>
        }
      />
      <Stack as="section" labelledBy="contact">
        <h2 id="contact">{t('overview.contact')}</h2>
        <SummaryList
          rows={[
            ...(customer.companyName
              ? [
                  { label: t('companyName'), value: customer.companyName },
                  { label: t('orgNumber'), value: customer.orgNumber },
                  { label: t('vatNumber'), value: customer.vatNumber },
                ]
              : []),
            { label: t('name'), value: customer.name },
            { label: t('email'), value: <a href={`mailto:${customer.email}`}>{customer.email}</a> },
            {
              label: t('phone'),
              value: customer.phone ? <a href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</a> : '–',
            },
            ...(address ? [{ label: t('address'), value: address }] : []),
          ]}
        />
      </Stack>
      <Stack as="section" labelledBy="account">
        <h2 id="account">{t('overview.account')}</h2>
        {account ? (
          <SummaryList
            rows={[
              {
                label: t('users:username'),
                value: account.username,
                action: <a href={path(`/dashboard/admin/users/${account.id}`)}>{t('overview.toAccount')}</a>,
              },
              { label: t('users:standing'), value: <UserStanding standing={account.standing} /> },
              {
                label: t('overview.loginEmail'),
                value: `${account.email} (${t(account.emailVerified ? 'account:profile.verified' : 'account:profile.unverified')})`,
              },
              {
                label: t('users:lastLogin'),
                value: account.lastLogin ? <DateTime at={account.lastLogin} /> : t('users:never'),
              },
              { label: t('users:created'), value: <DateTime at={account.created} /> },
            ]}
          />
        ) : (
          <p>{t('overview.noAccount')}</p>
        )}
      </Stack>
      <CustomerTrips list={bookings} customerId={customer.id} />
      <CustomerPayments payments={payments} />
    </AreaFrame>
  );
}
