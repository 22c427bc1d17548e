import { useTranslation } from '~/i18n/use-translation';
import type { SellingCompany } from '@bff/domain/companies';
import { Rating } from '@ds/patterns/Rating/Rating';
import { formatRating } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { Points } from '../parts/Points';
import styles from './home.module.css';

/** Operators by name: where they are, and their ratings. */
export function Companies({ companies }: { companies: readonly SellingCompany[] }) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const path = usePath();
  const firstRated = companies.findIndex(({ rating }) => rating !== null);
  return (
    <section className={styles.section} aria-labelledby="companies">
      <h2 id="companies">{t('home.companies')}</h2>
      <Points>
        {companies.map(({ id, name, city, rating, ratings }, index) => (
          <li key={id}>
            <a href={path(to.publicCompany(id))}>{name}</a>
            <div className="small muted">
              {city}
              {city ? ' · ' : null}
              {rating === null ? (
                t('offer.unrated')
              ) : (
                <Rating
                  value={formatRating(rating, locale)}
                  count={t('company.ratings', { count: ratings })}
                  repeated={index === firstRated ? 'first' : 'again'}
                />
              )}
            </div>
          </li>
        ))}
      </Points>
    </section>
  );
}
