import { formatRating } from '@formats';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

/** What a company's customers think of it, in words: `4,2 (31 betyg)`. */
export function useRatingText(): (rated: { rating: number | null; ratings: number }) => string {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return ({ rating, ratings }) =>
    rating === null
      ? t('offer.unrated')
      : `${formatRating(rating, locale)} (${t('company.ratings', { count: ratings })})`;
}
