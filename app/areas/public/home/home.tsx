// Traces: S2-021
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { examplePrices, suggestedTimes } from '@bff/areas/public';
import { newestReviews, sellingCompanies } from '@bff/domain/companies';
import { Hero } from '@ds/patterns/Hero/Hero';
import { Wrap } from '@ds/patterns/PublicLayout/PublicLayout';
import { Icon, type IconName } from '@ds/pictures/Icon/Icon';
import { CardMarks } from '@ds/pictures/CardMarks/CardMarks';
import { HeroScene } from '@ds/pictures/HeroScene/HeroScene';
import { guardArea } from '~/http/actor.server';
import type { PageHandle } from '~/http/page-handle';
import { lastSearch } from '~/http/last-search.server';
import { translator } from '~/i18n/i18n.server';
import { localeOf } from '~/i18n/i18n';
import { PageFrame } from '~/frame/PageFrame';
import { searchFormValues } from '~/nouns/trips/search-form-values';
import { oneCompany } from '../parts/one-company.server';
import { shownReviews } from '../parts/CustomerReview';
import { Points } from '../parts/Points';
import { SearchIsland } from '../parts/SearchIsland';
import { Companies } from './Companies';
import { Examples } from './Examples';
import { NewestReviews } from './NewestReviews';
import { stopsOf } from '~/nouns/trips/search-query';
import styles from './home.module.css';

export const handle: PageHandle = { island: true, i18n: ['errors', 'search'] };

export async function loader({ request }: LoaderFunctionArgs) {
  await guardArea(request, 'general');
  const { searchParams } = new URL(request.url);
  // An address with a search is being edited; without one the last search is restored, if it may be kept.
  const params = searchParams.size > 0 ? searchParams : ((await lastSearch(request)) ?? searchParams);
  const t = translator(request);
  return {
    title: t('search:home.title'),
    description: `${t('search:home.heading')}. ${t('search:home.lead')}`,
    values: searchFormValues(params, stopsOf(params), suggestedTimes(params.get('tripType'))),
    only: await oneCompany(searchParams),
    ...(await shownOfMarket(request)),
  };
}

const COMPANIES = 8;

/** The market's offers and operators, queried at the same time. */
async function shownOfMarket(request: Request) {
  const locale = localeOf(request);
  const [examples, companies, newest] = await Promise.all([
    examplePrices(locale),
    sellingCompanies(COMPANIES),
    newestReviews(locale),
  ]);
  return { examples, companies, reviews: shownReviews(newest, locale) };
}

const PROMISES = ['price', 'operators', 'cancel', 'support', 'moneyBack', 'payment'] as const;
/** Each with the icon of its name. */
const OCCASIONS = ['school', 'party', 'sport', 'company'] as const;
type Point = `promises.${(typeof PROMISES)[number]}` | `occasions.${(typeof OCCASIONS)[number]}`;

interface ReasonsProps {
  id: string;
  heading: string;
  points: { title: string; text: string; icon: IconName; below?: ReactNode }[];
  isWide?: boolean;
}

function Reasons({ id, heading, points, isWide }: ReasonsProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Points as="dl" isWide={isWide}>
        {points.map(({ title, text, icon, below }) => (
          <div key={title}>
            <dt>
              <Icon name={icon} size={24} />
              {title}
            </dt>
            <dd>
              {text}
              {below}
            </dd>
          </div>
        ))}
      </Points>
    </section>
  );
}

export default function Home() {
  const { values, only, examples, companies, reviews } = useLoaderData<typeof loader>();
  const { t } = useTranslation('search');
  const steps = ['search', 'compare', 'book'] as const;
  const pointOf = (name: Point) => ({ title: t(`home.${name}.title`), text: t(`home.${name}.text`) });
  return (
    <PageFrame width="bleed">
      <Hero title={t('home.heading')} lead={t('home.lead')} picture={<HeroScene />}>
        <div className={styles.panel}>
          <SearchIsland values={values} only={only} />
        </div>
      </Hero>
      <Wrap>
        {examples.length > 0 ? (
          <div className={styles.section}>
            <Examples examples={examples} />
          </div>
        ) : null}
        <section className={styles.section} aria-labelledby="how">
          <h2 id="how">{t('home.how')}</h2>
          <Points as="ol">
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`home.steps.${step}.title`)}</h3>
                <p>{t(`home.steps.${step}.text`)}</p>
              </li>
            ))}
          </Points>
        </section>
        <Reasons
          id="occasions"
          heading={t('home.occasions.title')}
          points={OCCASIONS.map((name) => ({ ...pointOf(`occasions.${name}`), icon: name }))}
        />
        {companies.length > 0 ? <Companies companies={companies} /> : null}
        {reviews.length > 0 ? <NewestReviews reviews={reviews} /> : null}
        <Reasons
          id="trust"
          heading={t('home.trust')}
          points={PROMISES.map((name) => ({
            ...pointOf(`promises.${name}`),
            icon: 'check',
            below: name === 'payment' ? <CardMarks /> : null,
          }))}
          isWide
        />
      </Wrap>
    </PageFrame>
  );
}
