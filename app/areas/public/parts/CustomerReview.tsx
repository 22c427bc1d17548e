import type { Review } from '@bff/domain/companies';
import { Rating } from '@ds/patterns/Rating/Rating';
import { formatDay } from '@formats';
import type { Language } from '@states/languages';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

export type ShownReview = Omit<Review, 'at'> & { day: string };

/** Reviews with their days in the page's language. */
export const shownReviews = (reviews: readonly Review[], locale: Language): ShownReview[] =>
  reviews.map(({ at, ...review }) => ({ ...review, day: formatDay(at, locale) }));

interface CustomerReviewProps {
  review: ShownReview;
  /** Where it is not the company's own page. */
  namesCompany?: boolean;
}

/** What a customer wrote of a trip, without their name. */
export function CustomerReview({ review, namesCompany = false }: CustomerReviewProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const { rating, comment, language, company, day } = review;
  return (
    <>
      <Rating value={t('offer.rating', { rating })} />
      <p>
        <q lang={language}>{comment}</q>
      </p>
      <div className="small muted">
        {namesCompany ? (
          <>
            <a href={path(to.publicCompany(company.id))}>{company.name}</a> ·{' '}
          </>
        ) : null}
        {day}
      </div>
    </>
  );
}
