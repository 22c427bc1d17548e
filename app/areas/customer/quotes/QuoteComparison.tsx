import { useTranslation } from '~/i18n/use-translation';
import { useMoney } from '~/i18n/use-money';
import { useMoment } from '~/i18n/use-when';
import type { ComparedQuote } from '@bff/areas/customer';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { SideBySide } from '@ds/patterns/SideBySide/SideBySide';
import { Split } from '@ds/patterns/Split/Split';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AcceptQuote, RejectQuote, type RejectQuoteProps } from './QuoteChoice';
import { type QuotedTrip, useQuoteFacts } from './quote-facts';

interface ChoosingProps extends Omit<RejectQuoteProps, 'quote'> {
  trip: QuotedTrip;
}

/** A request's quotes: price, bus, terms; and the choice. Several stand side by side. */
export function QuoteComparison({ quotes, ...choosing }: ChoosingProps & { quotes: readonly ComparedQuote[] }) {
  const { t } = useTranslation('quotes');
  const [first, second] = quotes;
  if (!first) return null;
  return (
    <Stack as="section" labelledBy="quotes">
      <h2 id="quotes">{second ? t('quote.title') : t('quote.from', { company: first.company })}</h2>
      {second ? <SeveralQuotes quotes={quotes} {...choosing} /> : <OnlyQuote quote={first} {...choosing} />}
    </Stack>
  );
}

function SeveralQuotes({ trip, quotes, ...rejection }: ChoosingProps & { quotes: readonly ComparedQuote[] }) {
  const { t } = useTranslation('quotes');
  const { picture, price, validity, company, offered, state } = useQuoteFacts(trip);
  return (
    <SideBySide
      label={t('quote.besides')}
      heads={{ action: t('quote.accept'), more: t('quote.reject') }}
      things={quotes.map((quote) => ({
        id: `quote-${quote.id}`,
        title: quote.company,
        picture: picture(quote),
        action: <AcceptQuote quote={quote} />,
        rows: [...state(quotes, quote), ...price(quote), validity(quote), ...offered(quote, quotes), company(quote)],
        more: <RejectQuote quote={quote} {...rejection} />,
      }))}
    />
  );
}

/** What it costs and the choice, beside what is offered. */
function OnlyQuote({ trip, quote, ...rejection }: ChoosingProps & { quote: ComparedQuote }) {
  const { t } = useTranslation('quotes');
  const search = useTranslation('search').t;
  const money = useMoney();
  const moment = useMoment();
  const { perPerson, company, offered, state } = useQuoteFacts(trip);
  const each = perPerson(quote);
  const withoutTax = t('quote.withoutTaxIs', { amount: money(quote.customerPrice) });
  return (
    <Split
      side="end"
      label={t('quote.total')}
      aside={
        <PriceSummary
          title={t('quote.total')}
          total={quote.total}
          note={each === null ? withoutTax : `${search('offer.perPerson', { price: each })}. ${withoutTax}`}
        >
          <Stack>
            {quote.status === 'open' ? <p>{t('quote.valid', { at: moment(quote.expiresAt) })}</p> : null}
            <AcceptQuote quote={quote} />
          </Stack>
        </PriceSummary>
      }
    >
      <Stack>
        <SummaryList rows={[...state([quote], quote), company(quote), ...offered(quote, [quote])]} />
        {/* After what is offered: nobody declines what they have not read. */}
        <RejectQuote quote={quote} {...rejection} />
      </Stack>
    </Split>
  );
}
