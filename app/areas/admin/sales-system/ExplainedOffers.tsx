import { useDay } from '~/i18n/use-day';
import { useTranslation } from '~/i18n/use-translation';
import type { ExplainedBus, ExplainedOffer, TripRules } from '@bff/areas/public';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Table } from '@ds/patterns/Table/Table';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatCountries, formatDistance, formatDuration, formatPercent } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { shownLine } from '~/nouns/bookings/price-line';
import { Pages } from '~/lists/Pages';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

const OURS = ['commission', 'surcharge', 'tax'];

interface ExplainedOffersProps {
  view: { count: number; page: number; pages: number; rules: TripRules; offers: readonly ExplainedOffer[] };
  /** This page's query. */
  search: string;
  customerId: number;
}

/** What can be offered: the general rules, the offers side by side, and each one's price line by line. */
export function ExplainedOffers({ view, search, customerId }: ExplainedOffersProps) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  const path = usePath();
  const money = useMoney();
  const { rules, offers, count, page, pages } = view;
  const pageHref = (target: number) => {
    const params = new URLSearchParams(search);
    params.set('page', String(target));
    return `${path(to.explainTrip())}?${params}`;
  };
  return (
    <>
      <Section id="offers" title={t('explain.offers', { count })}>
        <Table
          caption={t('explain.offers', { count })}
          hideCaption
          rows={offers}
          rowKey={keyOf}
          columns={[
            {
              key: 'company',
              label: t('offer.company'),
              rowHeader: true,
              cell: ({ companyId, company }) => <a href={path(to.editCompany(companyId))}>{company}</a>,
            },
            { key: 'buses', label: t('offer.buses'), cell: ({ buses }) => namesOf(buses) },
            {
              key: 'seats',
              label: t('explain.seats'),
              align: 'end',
              cell: ({ buses }) => buses.reduce((sum, { seats }) => sum + seats, 0),
            },
            {
              key: 'away',
              label: t('explain.distance'),
              align: 'end',
              cell: ({ startMetres }) => formatDistance(startMetres, locale),
            },
            {
              key: 'operatorPrice',
              label: t('explain.operatorPrice'),
              align: 'end',
              cell: ({ operatorPrice }) => <Money ore={operatorPrice} whole />,
            },
            { key: 'total', label: t('explain.total'), align: 'end', cell: ({ total }) => <Money ore={total} whole /> },
            {
              key: 'why',
              label: t('explain.why'),
              cell: (offer) => <a href={`#why-${keyOf(offer)}`}>{t('explain.toWhy')}</a>,
            },
            {
              key: 'offer',
              label: t('explain.offer'),
              // Its words are the column's label too: once is enough on a card.
              wide: true,
              cell: (offer) => (
                <a
                  className="nowrap"
                  href={`${path(to.makeOffer())}?${new URLSearchParams({ customer: String(customerId), offer: offer.token, search })}`}
                  aria-label={t('explain.offerLabel', { company: offer.company, buses: namesOf(offer.buses) })}
                >
                  {t('explain.offer')}
                </a>
              ),
            },
          ]}
        />
        <Pages
          list={{ page, pages }}
          hrefOf={pageHref}
          summary={pages > 1 ? t('explain.shown', { page, pages, count }) : undefined}
        />
      </Section>
      <Section id="rules" title={t('rules.title')}>
        <ul>
          <li>{t('rules.lead', { count: rules.directBookingLeadHours })}</li>
          <li>{t('rules.pickup', { distance: formatDistance(rules.pickupDistanceMetres, locale) })}</li>
          <li>
            {t('rules.around', {
              preparation: formatDuration(rules.preparationMinutes * 60, locale),
              turnaround: formatDuration(rules.turnaroundMinutes * 60, locale),
            })}
          </li>
          <li>
            {rules.hasSwedishTax
              ? t('rules.tax', { percent: formatPercent(rules.taxBasisPoints, locale) })
              : t('rules.noTax', { countries: formatCountries(rules.countries, locale) })}
          </li>
          {rules.isCombined ? <li>{t('rules.combined')}</li> : null}
          <li>{t('rules.honoured', { count: rules.honouredMinutes })}</li>
        </ul>
      </Section>
      <Section id="why" title={t('explain.why')}>
        {/* A link to what is inside opens it. */}
        {offers.map((offer) => (
          <Disclosure
            key={keyOf(offer)}
            summary={[offer.company, namesOf(offer.buses), money(offer.total)].join(' · ')}
          >
            <Stack id={`why-${keyOf(offer)}`}>
              <p>{t('explain.away', { distance: formatDistance(offer.startMetres, locale) })}</p>
              {offer.buses.map((bus) => (
                <BusExplained key={bus.vehicleId} bus={bus} />
              ))}
            </Stack>
          </Disclosure>
        ))}
      </Section>
    </>
  );
}

const keyOf = ({ buses }: ExplainedOffer): string => buses.map(({ vehicleId }) => vehicleId).join('-');
const namesOf = (buses: readonly ExplainedBus[]): string => buses.map(({ name }) => name).join(', ');

/** A bus: its day, its price line by line, and the rule behind each line. */
function BusExplained({ bus }: { bus: ExplainedBus }) {
  const { t } = useTranslation('sales');
  const booking = useTranslation('booking').t;
  const day = useDay();
  const prices = useTranslation('prices').t;
  const locale = useLocale();
  const { name, seats, passengers, drivers, between, leaves, back, freeAgain, metres, lines, lists } = bus;
  const shown = (ours: boolean) =>
    lines.filter(({ kind }) => OURS.includes(kind) === ours).map((line) => shownLine(line, booking, locale));
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  return (
    <Stack gap="s">
      <h3>{name}</h3>
      <PriceLines
        caption={t('explain.priceOf', { bus: name })}
        lines={[
          ...shown(false),
          { label: t('explain.operatorPrice'), ore: bus.operatorPrice, kind: 'sum' },
          ...shown(true),
          { label: t('explain.total'), ore: bus.total, kind: 'total' },
        ]}
      />
      <ul>
        <li>{t('rules.day', { leaves, back, freeAgain, distance: formatDistance(metres, locale) })}</li>
        <li>{t('rules.seats', { passengers, seats })}</li>
        <li>{t('rules.drivers', { count: drivers })}</li>
        <li>{t(`rules.${between}`)}</li>
        {lists.map(({ kind, scope, name: list, validFrom }) => (
          <li key={kind}>
            {t(`rules.list.${kind}`, { name: list, scope: prices(`scopes.${scope}`), from: day(validFrom) })}
          </li>
        ))}
        {kinds.map((kind) => (
          <li key={kind}>
            {booking(`line.${kind}`)}: {t(`rules.line.${kind}`)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
