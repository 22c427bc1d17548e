import { useTranslation } from '~/i18n/use-translation';
import { CustomerReview, type ShownReview } from '../parts/CustomerReview';
import { Points } from '../parts/Points';
import styles from './home.module.css';

/** What customers last wrote, whatever they thought: nobody has chosen among them. */
export function NewestReviews({ reviews }: { reviews: readonly ShownReview[] }) {
  const { t } = useTranslation('search');
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">{t('home.reviews')}</h2>
      <Points>
        {reviews.map((review, index) => (
          <li key={index}>
            <CustomerReview review={review} namesCompany />
          </li>
        ))}
      </Points>
    </section>
  );
}
