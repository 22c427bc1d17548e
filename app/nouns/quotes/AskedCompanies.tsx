import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import type { QuoteRequestView } from '@bff/areas/quotes';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { QuoteBadge } from './QuoteBadge';
import { QuoteRequestBadge } from './QuoteRequestBadge';

type Company = QuoteRequestView['companies'][number];

interface AskedCompaniesProps<One extends Company> {
  companies: readonly One[];
  /** Further details of one. */
  more?: (company: One) => string | null;
  /** Why one withdrew its quote, if it did and has not sent another. */
  withdrawal?: (company: One) => string | null | undefined;
  /** How to reach one. */
  contact?: (company: One) => ReactNode;
  /** The page has said until when they all have time. */
  isDeadlineSaid?: boolean;
}

/** The operators that were asked for quotes, and their answers. */
export function AskedCompanies<One extends Company>({
  companies,
  more,
  withdrawal,
  contact,
  isDeadlineSaid = false,
}: AskedCompaniesProps<One>) {
  const { t } = useTranslation('quotes');
  const moment = useMoment();
  return companies.map((company) => {
    const { id, name, status, message, answerBy } = company;
    const said = more?.(company);
    const why = withdrawal?.(company);
    if (why)
      return (
        <Stack key={id} gap="s">
          <h3>
            <span className="block">{name}</span>
            <Apart />
            <QuoteBadge status="withdrawn" />
          </h3>
          {contact?.(company)}
          <p>{t('own.withdrawn', { message: why })}</p>
          {status === 'new' ? <p>{t('own.mayAnswer', { at: moment(answerBy) })}</p> : null}
        </Stack>
      );
    return (
      <Stack key={id} gap="s">
        <h3>
          <span className="block">{name}</span>
          <Apart />
          <QuoteRequestBadge status={status} side="asked" />
        </h3>
        {contact?.(company)}
        {isDeadlineSaid && status === 'new' ? null : <p>{message ?? t(`own.${status}`, { at: moment(answerBy) })}</p>}
        {said ? <p>{said}</p> : null}
      </Stack>
    );
  });
}
