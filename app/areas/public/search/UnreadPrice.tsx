import type { SearchView } from '@bff/areas/public';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { listedMessage } from '~/forms/error-text';
import { useTranslation } from '~/i18n/use-translation';
import { isPriceUnread } from './OfferFilters';

/** Above the results, which are shown without it: the highest price cannot be read. */
export function UnreadPrice({ view, search }: { view: Extract<SearchView, { kind: 'offers' }>; search: string }) {
  const { t } = useTranslation('search');
  if (!isPriceUnread(view, search)) return null;
  const text = listedMessage(t('filter.maxPrice'), t('filter.maxPriceUnread'));
  return <ErrorSummary title={t('errors:forms.summary')} errors={[{ text, fieldId: 'maxPrice' }]} />;
}
