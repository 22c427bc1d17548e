import type { Review } from '@bff/domain/companies';
import { Rating } from '@ds/patterns/Rating/Rating';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useTranslation } from '~/i18n/use-translation';

interface ReviewsProps {
  reviews: readonly (Pick<Review, 'rating' | 'comment' | 'language'> & { day: string })[];
}

/** What customers have written of their trips, without their names. Nothing where nobody has. */
export function Reviews({ reviews }: ReviewsProps) {
  const { t } = useTranslation('search');
  if (reviews.length === 0) return null;
  return (
    <Stack as="section" gap="s" labelledBy="reviews">
      <h2 id="reviews">{t('company.reviews')}</h2>
      <ul>
        {reviews.map((review, index) => (
          <li key={index}>
            <Rating value={t('offer.rating', { rating: review.rating })} count={review.day} />
            <p>
              <q lang={review.language}>{review.comment}</q>
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
