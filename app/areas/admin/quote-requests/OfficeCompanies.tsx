import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import type { OfficeCompany } from '@bff/areas/quotes';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PhoneLink } from '~/frame/PhoneLink';
import { AskedCompanies } from '~/nouns/quotes/AskedCompanies';
import { QuoteBadge } from '~/nouns/quotes/QuoteBadge';

interface OfficeCompaniesProps {
  companies: readonly OfficeCompany[];
  /** Who sold the trip, if an administrator did. */
  seller: string | undefined;
}

/** The companies of a request: their answers, whom to call for one, and what the office has offered in a company's name. */
export function OfficeCompanies({ companies, seller }: OfficeCompaniesProps) {
  const { t } = useTranslation('quotes');
  const moment = useMoment();
  return companies.map((company) => {
    const { id, name, status, answerBy, phone, quote } = company;
    const call = phone && (
      <p>
        {t('office.call')} <PhoneLink {...phone} />
      </p>
    );
    if (!quote?.isSold)
      return (
        <AskedCompanies
          key={id}
          companies={[company]}
          withdrawal={() => (quote?.status === 'withdrawn' ? quote.rejectReason : null)}
          contact={() => call}
        />
      );
    return (
      <Stack key={id} gap="s">
        <h3>
          {name} <QuoteBadge status={quote.status} />
        </h3>
        {call}
        <p>{t('office.offered', { seller, at: moment(quote.created) })}</p>
        {quote.message ? <p>{t('office.message', { message: quote.message })}</p> : null}
        {quote.status === 'withdrawn' ? <p>{t('own.withdrawn', { message: quote.rejectReason })}</p> : null}
        {status === 'new' ? <p>{t('own.mayAnswer', { at: moment(answerBy) })}</p> : null}
      </Stack>
    );
  });
}
