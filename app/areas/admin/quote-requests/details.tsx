// Traces: S2-114
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { officeQuoteRequest } from '@bff/areas/quotes';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { useWhen } from '~/i18n/use-when';
import { AskedTripFacts } from '~/nouns/quotes/AskedTripFacts';
import { QuoteBadge } from '~/nouns/quotes/QuoteBadge';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { History } from '../parts/History';
import { Asker } from './Asker';
import { OfficeCompanies } from './OfficeCompanies';
import { OfficeRequestBadge } from './OfficeRequestBadge';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const asked = await officeQuoteRequest(actor, params['id'] ?? '');
  return data({ title: translator(request)('quotes:own.title', { number: asked.number }), asked });
}

/** A quote request as administrators see it: who asked for what, every company's answer, and what each quote costs. */
export default function AdminQuoteRequest() {
  const { title, asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation('quotes');
  const path = usePath();
  const when = useWhen();
  const { trip, customer, companies, seller } = asked;
  const quotes = companies.flatMap(({ id, name, quote }) => (quote ? [{ ...quote, companyId: id, name }] : []));
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.quoteRequests(), label: t('list.requests') }}
      over={`${trip.stops[0]?.place.name} – ${trip.stops.at(-1)?.place.name}`}
      title={title}
      meta={
        <>
          <OfficeRequestBadge status={asked.status} />{' '}
          {seller
            ? t('office.sold', { name: seller.name, at: when(asked.created) })
            : t('office.asked', { at: when(asked.created) })}
        </>
      }
      actions={
        asked.search === null ? null : (
          <LinkButton
            variant={asked.status === 'noQuote' ? 'primary' : 'secondary'}
            href={`${path(to.explainTrip())}?customer=${customer.id}&request=${asked.number}&${asked.search}`}
          >
            {t('office.sell')}
          </LinkButton>
        )
      }
    >
      <Section id="quotes" title={t('quote.title')}>
        {quotes.length === 0 ? (
          <p>{t('office.noQuotes')}</p>
        ) : (
          <Table
            caption={t('quote.title')}
            hideCaption
            rows={quotes}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'company',
                label: t('list.company'),
                rowHeader: true,
                cell: ({ companyId, name }) => <a href={path(to.editCompany(companyId))}>{name}</a>,
              },
              { key: 'buses', label: t('office.buses'), cell: ({ buses }) => buses },
              {
                key: 'status',
                beside: true,
                label: t('list.status'),
                cell: ({ status }) => <QuoteBadge status={status} />,
              },
              { key: 'until', label: t('office.until'), cell: ({ expiresAt }) => <DateTime at={expiresAt} /> },
              {
                key: 'order',
                label: t('office.order'),
                cell: ({ orderNumber }) =>
                  orderNumber ? <a href={path(to.adminPurchase(orderNumber))}>{orderNumber}</a> : '–',
              },
              {
                key: 'operatorPrice',
                label: t('office.operatorPrice'),
                align: 'end',
                cell: ({ operatorPrice }) => <Money ore={operatorPrice} />,
              },
              { key: 'total', label: t('office.total'), align: 'end', cell: ({ total }) => <Money ore={total} /> },
              ...(quotes.some(({ status }) => status === 'open')
                ? [
                    {
                      key: 'act',
                      label: t('office.act'),
                      wide: true,
                      cell: ({ id, name, status }: (typeof quotes)[number]) =>
                        status === 'open' ? (
                          <ConfirmLink
                            variant="plain"
                            to={to.adminWithdrawQuote(id)}
                            label={t('office.withdraw.named', { company: name })}
                          >
                            {t('withdraw.link')}
                          </ConfirmLink>
                        ) : null,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Section>
      <Section id="companies" title={t(seller ? 'office.companies' : 'own.companies')}>
        <OfficeCompanies companies={companies} seller={seller?.name} />
      </Section>
      <Asker asked={asked} />
      <Section id="trip" title={t('details.trip')}>
        <AskedTripFacts trip={trip} wishes={asked} />
      </Section>
      <History events={asked.history} of={companies.length === 1 ? 'quoteRequest' : 'each'} />
    </DetailScreen>
  );
}
