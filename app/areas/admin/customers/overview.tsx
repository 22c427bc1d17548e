// Traces: S2-183
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { customerOverview, customerTripSpec, readCustomerTrips } from '@bff/areas/customers';
import { newestRequestsOf } from '@bff/areas/quotes';
import { isSealed } from '@bff/domain/erasure';
import { notesOf } from '@bff/domain/notes';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { NotesSection } from '~/nouns/notes/NotesSection';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { customerIdOf } from './customer-id.server';
import { CustomerPayments } from '../parts/CustomerPayments';
import { CustomerTrips } from '../parts/CustomerTrips';
import { customerTripColumns } from '../parts/trip-columns';
import { CustomerQuoteRequests } from './CustomerQuoteRequests';
import { Account, Contact, DeletedCustomer } from './CustomerFacts';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const id = customerIdOf(params['id']);
  const overview = await customerOverview(actor, id);
  const { customer } = overview;
  const title = customer.deletedAt
    ? translator(request)('customers:deleted.name')
    : (customer.companyName ?? customer.name);
  const read = (query: Parameters<typeof readCustomerTrips>[2]) => readCustomerTrips(actor, id, query);
  const { loaded, status } = await loadList(request, customerTripSpec, title, read);
  const isHidden = await isSealed(actor, customer);
  const notes = customer.deletedAt ? [] : await notesOf(actor, { customerId: id });
  const quoteRequests = await newestRequestsOf(actor, id);
  return data({ ...loaded, ...overview, notes, quoteRequests, isSealed: isHidden }, { status });
}

/** Everything about a customer: who it is, how they log in, their quote requests, trips and payments. */
export default function CustomerOverviewPage() {
  const page = useLoaderData<typeof loader>();
  const { customer, account, organisation, takesOffers, payments, money, notes, isSealed: hasSeal } = page;
  const { query, errors, list, choices, look } = page;
  const { t } = useTranslation('customers');
  const path = usePath();
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.customers(), label: t('overview.back') }}
      title={customer.deletedAt ? t('deleted.name') : (customer.companyName ?? customer.name)}
      meta={t(`type.${customer.customerType}`)}
      actions={
        customer.deletedAt ? undefined : (
          <>
            <LinkButton href={path(to.editCustomer(customer.id))}>{t('overview.edit')}</LinkButton>
            {takesOffers ? (
              <LinkButton variant="secondary" href={`${path(to.explainTrip())}?customer=${customer.id}`}>
                {t('overview.sell')}
              </LinkButton>
            ) : null}
          </>
        )
      }
    >
      {customer.deletedAt ? (
        <DeletedCustomer id={customer.id} at={customer.deletedAt} hasSeal={hasSeal} />
      ) : (
        <Contact customer={customer} />
      )}
      {customer.deletedAt ? null : <Account account={account} organisation={organisation} />}
      {customer.deletedAt ? null : <NotesSection area="admin" about={{ customerId: customer.id }} notes={notes} />}
      <CustomerQuoteRequests customerId={customer.id} requests={page.quoteRequests} />
      <Section id="money" title={t('money.title')}>
        <KeyFigures
          figures={[
            { label: t('money.paid'), value: <Money ore={money.paid} decimals />, href: '#payments' },
            { label: t('money.refunded'), value: <Money ore={money.refunded} decimals />, href: '#payments' },
            ...(money.beingRefunded > 0
              ? [
                  {
                    label: t('money.beingRefunded'),
                    value: <Money ore={money.beingRefunded} decimals />,
                    href: '#payments',
                  },
                ]
              : []),
          ]}
        />
      </Section>
      <CustomerTrips
        path={to.customer(customer.id)}
        columns={customerTripColumns}
        {...{ query, errors, list, choices, look }}
      />
      <CustomerPayments payments={payments} />
    </DetailScreen>
  );
}
