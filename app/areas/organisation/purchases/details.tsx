// Traces: S2-147, S5-012
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { receiptState } from '@bff/areas/customer';
import { bookingPolicy, seeOrder } from '@bff/domain/bookings';
import { DomainError } from '@bff/domain/shared/errors';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { formatUnit } from '@formats';
import { MailLink } from '~/frame/MailLink';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const order = await seeOrder(actor, params['id'] ?? '');
  // One that is only held belongs to the user who holds it.
  if (!order.unit) throw new DomainError('booking.notFound');
  const { number, unit, contactName, contactEmail, company, departure, customerPrice, tax, total } = order;
  return data({
    title: translator(request)('organisation:purchases.one', { number }),
    order: { number, unit, contactName, contactEmail, departure, customerPrice, tax, total, return: order.return },
    operator: company.name,
    route: order.stops.map(({ name }) => name).join(' – '),
    buses: order.bookings.map((booking) => ({
      number: booking.number,
      status: booking.shown,
      bus: booking.busType,
      registrationNumber: booking.registrationNumber,
      passengers: booking.passengers,
      total: booking.total,
      fee: booking.cancellationFee,
    })),
    payments: order.payments
      .filter(({ succeededAt }) => succeededAt)
      .map(({ succeededAt, capturedAmount, refundedAmount }) => ({ at: succeededAt!, capturedAmount, refundedAmount })),
    buys: bookingPolicy.edit(actor, order),
    hasReceipt: receiptState(order) === 'ready',
  });
}

/** A unit's purchase for those who keep its accounts; buyers are redirected to where they manage it. */
export default function UnitPurchase() {
  const { title, order, operator, route, buses, payments, buys, hasReceipt } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  const { unit } = order;
  const rows: SummaryRow[] = [
    { label: t('unit'), value: formatUnit(unit) },
    {
      label: t('purchases.contact'),
      value: order.contactEmail ? (
        <>
          {order.contactName}, <MailLink address={order.contactEmail} />
        </>
      ) : (
        order.contactName || '–'
      ),
    },
    { label: t('booking:list.trip'), value: route },
    { label: t('booking:list.departure'), value: <DateTime at={order.departure} /> },
    ...(order.return ? [{ label: t('booking:list.return'), value: <DateTime at={order.return} /> }] : []),
    { label: t('booking:list.operator'), value: operator },
    { label: t('purchases.exclTax'), value: <Money ore={order.customerPrice} decimals /> },
    { label: t('purchases.tax'), value: <Money ore={order.tax} decimals /> },
    { label: t('purchases.inclTax'), value: <Money ore={order.total} decimals /> },
  ];
  return (
    <DetailScreen
      area="organisation"
      back={{ to: to.unitPurchases(), label: t('purchases.title') }}
      title={title}
      actions={
        <>
          {buys ? <LinkButton href={path(to.purchase(order.number))}>{t('purchases.manage')}</LinkButton> : null}
          {hasReceipt ? (
            <LinkButton variant="secondary" href={path(to.unitReceipt(order.number))}>
              {t('booking:purchase.pdf')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <Section id="facts" title={t('purchases.facts')}>
        <SummaryList rows={rows} />
      </Section>
      <Section id="buses" title={t('purchases.buses')}>
        <Table
          caption={t('purchases.buses')}
          hideCaption
          rows={buses}
          rowKey={({ number }) => number}
          columns={[
            { key: 'number', label: t('purchases.booking'), rowHeader: true, cell: ({ number }) => number },
            {
              key: 'bus',
              label: t('purchases.bus'),
              cell: ({ bus, registrationNumber }) => `${t(`booking:busType.${bus}`)}, ${registrationNumber}`,
            },
            { key: 'passengers', label: t('booking:list.passengers'), cell: ({ passengers }) => passengers },
            {
              key: 'status',
              beside: true,
              label: t('booking:list.status'),
              cell: ({ status }) => <BookingStatus status={status} toBuyer />,
            },
            {
              key: 'fee',
              label: t('purchases.fee'),
              align: 'end',
              cell: ({ fee }) => (fee === null ? '–' : <Money ore={fee} />),
            },
            { key: 'total', label: t('purchases.inclTax'), align: 'end', cell: ({ total }) => <Money ore={total} /> },
          ]}
        />
      </Section>
      {payments.length > 0 ? (
        <Section id="payments" title={t('purchases.payments')}>
          <Table
            caption={t('purchases.payments')}
            hideCaption
            rows={payments}
            rowKey={({ at }) => String(at)}
            columns={[
              {
                key: 'at',
                label: t('purchases.payment'),
                rowHeader: true,
                cell: ({ at }) => (
                  <>
                    {t('purchases.paidAt')} <DateTime at={at} />
                  </>
                ),
              },
              {
                key: 'paid',
                label: t('purchases.paid'),
                align: 'end',
                cell: ({ capturedAmount }) => <Money ore={capturedAmount} />,
              },
              {
                key: 'refunded',
                label: t('purchases.refunded'),
                align: 'end',
                cell: ({ refundedAmount }) => <Money ore={refundedAmount} />,
              },
            ]}
          />
        </Section>
      ) : null}
    </DetailScreen>
  );
}
