import type { Review } from '@bff/domain/companies';
import { Rating } from '@ds/patterns/Rating/Rating';
import { useTranslation } from '~/i18n/use-translation';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import styles from './home.module.css';

interface NewestReviewsProps {
  reviews: readonly (Omit<Review, 'at'> & { day: string })[];
}

/** What customers last wrote, whatever they thought: nobody has chosen among them. */
export function NewestReviews({ reviews }: NewestReviewsProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">{t('home.reviews')}</h2>
      <ul className={styles.points}>
        {reviews.map(({ rating, comment, language, company, day }, index) => (
          <li key={index}>
            <Rating value={t('offer.rating', { rating })} />
            <p>
              <q lang={language}>{comment}</q>
            </p>
            <div className="small muted">
              <a href={path(to.publicCompany(company.id))}>{company.name}</a> · {day}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
