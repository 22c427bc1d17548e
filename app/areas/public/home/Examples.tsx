import type { examplePrices } from '@bff/areas/public';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';
import { Points } from '../parts/Points';
import styles from './home.module.css';

interface ExamplesProps {
  examples: Awaited<ReturnType<typeof examplePrices>>;
}

/** What trips cost, each leading to the search behind its price. Nothing without any. */
export function Examples({ examples }: ExamplesProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const money = useMoney();
  if (examples.length === 0) return null;
  return (
    <Stack as="section" labelledBy="examples">
      <h2 id="examples">{t('home.examples.title')}</h2>
      <Points>
        {examples.map(({ from, to: end, passengers, total, search }) => (
          <li key={search}>
            <a href={`${path(to.search())}?${search}`} className={styles.card}>
              <strong>
                {from} – {end}
              </strong>{' '}
              <span className="small muted">{t('home.examples.trip', { count: passengers })}</span>{' '}
              <strong>{t('home.examples.from', { price: money(total, { decimals: false }) })}</strong>
            </a>
          </li>
        ))}
      </Points>
      <p className="small muted">{t('home.examples.note')}</p>
    </Stack>
  );
}
