import type { OfficeQuoteRequest } from '@bff/areas/quotes';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

/** The request that this one continues, and those that continue it: each is a page of its own. Nothing where there is none. */
export function Continued({ asked: { before, after } }: { asked: Pick<OfficeQuoteRequest, 'before' | 'after'> }) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const lines = [
    ...(before === null ? [] : [{ number: before, text: t('office.continues') }]),
    ...after.map(({ number, isSold }) => ({ number, text: t(isSold ? 'office.offeredIn' : 'office.askedOthersIn') })),
  ];
  return lines.map(({ number, text }) => (
    <p key={number}>
      {text} <a href={path(to.adminQuoteRequest(number))}>{number}</a>
    </p>
  ));
}
