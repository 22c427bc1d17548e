import { useTranslation } from '~/i18n/use-translation';
import type { OfficeCompany } from '@bff/areas/quotes';
import type { SoldQuote } from '@bff/domain/quotes';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { Row } from '@ds/primitives/Row/Row';
import { usePath } from '~/http/paths';
import { AndThen } from '~/nouns/quotes/AndThen';
import { QuoteBadge } from '~/nouns/quotes/QuoteBadge';
import { ActButton } from '~/screens/ActButton';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { SoldQuotes } from '../parts/SoldQuotes';

interface OfficeQuotesProps {
  companies: readonly OfficeCompany[];
  /** What administrators have offered after the request. */
  sold: readonly SoldQuote[];
  /** What was bought by a quote of the request is canceled. */
  isCanceled: boolean;
  /** There is a customer to send one to. */
  canSend: boolean;
}

/** What we have offered, and each company's quote with its amounts; one that is open is sent again or withdrawn here. */
export function OfficeQuotes({ companies, sold, isCanceled, canSend }: OfficeQuotesProps) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const quotes = companies.flatMap(({ id, name, quote }) => (quote ? [{ ...quote, companyId: id, name }] : []));
  const open = quotes.filter(({ status }) => status === 'open');
  return (
    <Section id="quotes" title={t('quote.title')}>
      <SoldQuotes sold={sold} />
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
              cell: ({ status, orderNumber }) =>
                isCanceled && status === 'accepted' && orderNumber !== null ? (
                  <>
                    <QuoteBadge status={status} isFollowed />
                    <AndThen said={t('quote.orderCanceled')} stacked at={to.adminPurchase(orderNumber)} />
                  </>
                ) : (
                  <QuoteBadge status={status} />
                ),
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
            ...(open.length > 0
              ? [
                  {
                    key: 'act',
                    label: t('office.act'),
                    wide: true,
                    below: true,
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
      {canSend && open.length > 0 ? (
        <Row>
          {open.map(({ id, name }) => (
            <ActButton
              key={id}
              name={`sendAgain${id}`}
              sends={{ intent: 'sendAgain', quote: id }}
              variant="secondary"
              size="small"
            >
              {open.length === 1 ? t('office.sendAgain.link') : t('office.sendAgain.named', { company: name })}
            </ActButton>
          ))}
        </Row>
      ) : null}
    </Section>
  );
}
