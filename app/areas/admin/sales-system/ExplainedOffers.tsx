import { useTranslation } from '~/i18n/use-translation';
import type { ExplainedBus, ExplainedOffer, TripRules } from '@bff/areas/public';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Table } from '@ds/patterns/Table/Table';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatCountries, formatDistance, formatDuration, formatPercent } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { listAddress } from '~/lists/list-address';
import { Pages } from '~/lists/Pages';
import { sortLink, useOrderTexts } from '~/lists/sorting';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { BusExplained } from './BusExplained';
import { type AskedOffers, OfferFilters } from './OfferFilters';

interface ExplainedOffersProps {
  view: {
    count: number;
    operators: readonly { id: number; name: string }[];
    page: number;
    pages: number;
    rules: TripRules;
    offers: readonly ExplainedOffer[];
  };
  /** What of them was asked for. */
  list: AskedOffers;
  /** This page's query. */
  search: string;
  customerId: number;
}

/** What can be offered: the general rules, the offers side by side, and each one's price line by line. */
export function ExplainedOffers({ view, list, search, customerId }: ExplainedOffersProps) {
  const { t } = useTranslation('sales');
  const lists = useTranslation('lists').t;
  const orderTexts = useOrderTexts();
  const locale = useLocale();
  const path = usePath();
  const money = useMoney();
  const { rules, offers, count, page, pages } = view;
  const { query } = list;
  const here = path(to.explainTrip());
  const sort = (by: typeof query.sort) => sortLink(query, by, here);
  if (count === 0)
    return (
      <Section id="offers" title={t('explain.offers', { count })}>
        <OfferFilters {...list} operators={view.operators} />
        <EmptyState title={lists('noMatch.title')} text={lists('noMatch.text')} />
      </Section>
    );
  return (
    <>
      <Section id="offers" title={t('explain.offers', { count })}>
        <OfferFilters {...list} operators={view.operators} />
        <Table
          caption={t('explain.offers', { count })}
          hideCaption
          rows={offers}
          rowKey={keyOf}
          orderTexts={orderTexts}
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
              sort: sort('seats'),
              cell: ({ buses }) => buses.reduce((sum, { seats }) => sum + seats, 0),
            },
            {
              key: 'away',
              label: t('explain.distance'),
              align: 'end',
              sort: sort('distance'),
              cell: ({ startMetres }) => formatDistance(startMetres, locale),
            },
            {
              key: 'operatorPrice',
              label: t('explain.operatorPrice'),
              align: 'end',
              cell: ({ operatorPrice }) => <Money ore={operatorPrice} whole />,
            },
            {
              key: 'total',
              label: t('explain.total'),
              align: 'end',
              sort: sort('price'),
              cell: ({ total }) => <Money ore={total} whole />,
            },
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
          hrefOf={(target) => here + listAddress(query, { page: target })}
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
