import type { ComponentProps } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { useMoney } from '~/i18n/use-money';
import { useMoment } from '~/i18n/use-when';
import type { QuoteRequestView, WatchedCompany } from '@bff/areas/quotes';
import { Section } from '~/screens/DetailScreen';
import { AskedCompanies } from './AskedCompanies';
import { AskedTripFacts } from './AskedTripFacts';

interface WatchedRequestProps {
  asked: Pick<QuoteRequestView, 'message' | 'specialRequests'> &
    Pick<ComponentProps<typeof AskedTripFacts>, 'trip'> & { companies: WatchedCompany[] };
}

/** A request for those who follow it but did not send it: each company's answer, and the trip. */
export function WatchedRequest({ asked }: WatchedRequestProps) {
  const { t } = useTranslation('quotes');
  const moment = useMoment();
  const money = useMoney();
  return (
    <>
      <Section id="companies" title={t('own.companies')}>
        <AskedCompanies
          companies={asked.companies}
          more={({ quote }) =>
            quote
              ? [
                  t('watched.quoted', {
                    status: t(`quoteStatus.${quote.status}`),
                    what: [
                      t('own.buses', { count: quote.buses }),
                      t('own.drivers', { count: quote.drivers }),
                      ...(quote.total === undefined ? [] : [t('watched.total', { amount: money(quote.total) })]),
                    ].join(', '),
                    at: moment(quote.expiresAt),
                  }),
                  ...(quote.isCanceled ? [`${t('quote.orderCanceled')}.`] : []),
                ].join(' ')
              : null
          }
        />
      </Section>
      <Section id="trip" title={t('details.trip')}>
        <AskedTripFacts trip={asked.trip} wishes={asked} />
      </Section>
    </>
  );
}
