import { Stack } from '@ds/primitives/Stack/Stack';
import { useTranslation } from '~/i18n/use-translation';
import { CustomerReview, type ShownReview } from '../parts/CustomerReview';
import { Points } from '../parts/Points';

/** What customers have written of their trips with a company. Nothing where nobody has. */
export function Reviews({ reviews }: { reviews: readonly ShownReview[] }) {
  const { t } = useTranslation('search');
  if (reviews.length === 0) return null;
  return (
    <Stack as="section" gap="s" labelledBy="reviews">
      <h2 id="reviews">{t('company.reviews')}</h2>
      <Points>
        {reviews.map((review, index) => (
          <li key={index}>
            <CustomerReview review={review} />
          </li>
        ))}
      </Points>
    </Stack>
  );
}
