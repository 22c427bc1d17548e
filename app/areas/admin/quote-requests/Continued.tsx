import type { OfficeQuoteRequest } from '@bff/areas/quotes';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

interface ContinuedProps {
  asked: Pick<OfficeQuoteRequest, 'before' | 'askedOthersIn'>;
}

/** The request that this one continues, and those in which its customer asked others: each is a page of its own. Nothing where there is none. */
export function Continued({ asked: { before, askedOthersIn } }: ContinuedProps) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const lines = [
    ...(before === null ? [] : [{ number: before, text: t('office.continues') }]),
    ...askedOthersIn.map((number) => ({ number, text: t('office.askedOthersIn') })),
  ];
  return lines.map(({ number, text }) => (
    <p key={number}>
      {text} <a href={path(to.adminQuoteRequest(number))}>{number}</a>
    </p>
  ));
}
