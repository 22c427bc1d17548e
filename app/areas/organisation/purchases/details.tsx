// Traces: S2-147, S5-012
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import { purchaseDetails, type PurchaseView } from '@bff/areas/customer';
import { DomainError } from '@bff/domain/shared/errors';
import { Split } from '@ds/patterns/Split/Split';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { BusName } from '~/nouns/bookings/BusName';
import { CanceledSum } from '~/nouns/bookings/CanceledSum';
import { CanceledBanner } from '~/nouns/bookings/CanceledBanner';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { ContactLine } from '~/nouns/bookings/ContactLine';
import { DisputeBanner } from '~/nouns/bookings/Disputes';
import { Itinerary } from '~/nouns/bookings/Itinerary';
import { passengersText } from '~/nouns/bookings/passengers';
import { Payments } from '~/nouns/bookings/Payments';
import { PriceBox } from '~/nouns/bookings/PriceBox';
import { TripMap } from '~/nouns/bookings/TripMap';
import { useFreeCancellation } from '~/nouns/bookings/use-free-cancellation';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const purchase = await purchaseDetails(actor, params['id'] ?? '');
  // One that is only held belongs to the user who holds it.
  if (!purchase.buyer.unit) throw new DomainError('booking.notFound');
  return data({ title: translator(request)('organisation:purchases.one', { number: purchase.number }), purchase });
}

/** A unit's purchase for those who order for it or keep its accounts: the trip, whom to call, and what it costs. */
export default function UnitPurchase() {
  const { title, purchase } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  const when = useWhen();
  const { number, trip, can, fees, receipt } = purchase;
  return (
    <DetailScreen
      area="organisation"
      back={{ to: to.unitPurchases(), label: t('purchases.title') }}
      over={title}
      title={`${trip.from} – ${trip.to}`}
      meta={purchase.bought ? t('booking:purchase.bought', { date: when(purchase.bought) }) : null}
      actions={
        <>
          {receipt === 'ready' ? (
            <LinkButton href={path(to.unitReceipt(number))}>{t('booking:purchase.pdf')}</LinkButton>
          ) : null}
          {can.cancel ? (
            <LinkButton variant="secondary" href={path(manageAt(purchase))}>
              {t('purchases.manage')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {purchase.cancellation ? <CanceledBanner {...purchase.cancellation} /> : null}
      <DisputeBanner disputes={purchase.disputes} />
      <Split
        side="end"
        asideLast
        label={t('booking:price.title')}
        aside={
          <Stack gap="l">
            {purchase.cancellation?.paid ? (
              <CanceledSum canceled={purchase.cancellation} />
            ) : (
              <PriceBox price={purchase.price} />
            )}
            {fees > 0 ? (
              <SummaryList rows={[{ label: t('booking:purchase.fees'), value: <Money ore={fees} /> }]} />
            ) : null}
            <Payments payments={purchase.payments} refunds={purchase.refunds} disputes={purchase.disputes} />
          </Stack>
        }
      >
        <Stack gap="xl">
          <Section id="trip" title={t('booking:details.trip')}>
            <Itinerary legs={trip.legs} />
            <TripMap map={trip.map} />
          </Section>
          <Buses purchase={purchase} />
          <Parties purchase={purchase} />
          <Terms purchase={purchase} />
        </Stack>
      </Split>
    </DetailScreen>
  );
}

/** Where it is changed and canceled: a single bus on its booking's page. */
const manageAt = ({ number, buses: [first, ...others] }: PurchaseView): string =>
  first && others.length === 0 ? to.booking(first.number) : to.purchase(number);

/** A bus opens its booking, for those who may change it. */
function Buses({ purchase: { buses, can } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  return (
    <Section id="buses" title={t('purchase.buses', { count: buses.length })}>
      <Table
        caption={t('purchase.buses', { count: buses.length })}
        hideCaption
        rows={buses}
        rowKey={({ number }) => number}
        columns={[
          {
            key: 'bus',
            label: t('purchase.bus'),
            rowHeader: true,
            cell: (bus) => <BusName bus={bus} href={can.edit ? path(to.booking(bus.number)) : undefined} />,
          },
          { key: 'passengers', label: t('purchase.passengers'), cell: ({ passengers }) => passengers },
          {
            key: 'status',
            beside: true,
            label: t('purchase.status'),
            cell: ({ status }) => <BookingStatus status={status} toBuyer />,
          },
          // Of a single bus they are beside the table.
          ...(buses.length > 1
            ? [
                {
                  key: 'fee',
                  label: t('organisation:purchases.fee'),
                  align: 'end' as const,
                  cell: ({ cancellationFee }: (typeof buses)[number]) =>
                    cancellationFee === null ? '–' : <Money ore={cancellationFee} />,
                },
                {
                  key: 'total',
                  label: t('organisation:purchases.inclTax'),
                  align: 'end' as const,
                  cell: ({ total }: (typeof buses)[number]) => <Money ore={total} />,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

function Parties({ purchase: { trip, buyer } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  const { operator, contact } = trip;
  return (
    <Section id="parties" title={t('organisation:purchases.parties')}>
      <SummaryList
        rows={[
          { label: t('organisation:unit'), value: buyer.unit },
          ...(buyer.costCenter ? [{ label: t('purchase.costCenter'), value: buyer.costCenter }] : []),
          ...(contact.name
            ? [{ label: t('organisation:purchases.contact'), value: <ContactLine {...contact} links /> }]
            : []),
          { label: t('details.travellers'), value: passengersText(t, trip) },
          ...(trip.comment ? [{ label: t('details.comment'), value: trip.comment }] : []),
          ...(trip.specialRequests ? [{ label: t('details.specialRequests'), value: trip.specialRequests }] : []),
          {
            label: t('details.operator'),
            value: (
              <>
                {operator.name}, <PhoneLink {...operator.phone} />, <MailLink address={operator.email} />
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}

function Terms({ purchase: { tiers, trip, cancellation } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  const brief = useFreeCancellation(tiers, cancellation ? undefined : trip.departure);
  return (
    <Section id="terms" title={t('details.terms')} brief={brief}>
      <CancellationTiers tiers={tiers} />
    </Section>
  );
}
