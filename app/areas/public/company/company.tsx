// Traces: S2-043, S3-036, S3-039
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { companyLogos, publicCompany } from '@bff/domain/companies';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { Rating } from '@ds/patterns/Rating/Rating';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatCountries, formatDay, formatRating } from '@formats';
import { PageFrame } from '~/frame/PageFrame';
import { useLocale, usePath } from '~/http/paths';
import { rowId } from '~/http/row-id';
import { to } from '~/to';
import { localeOf } from '~/i18n/i18n';
import { openKey } from '~/i18n/open-key';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = rowId(params['id'], 'company.notFound');
  const [company, logos] = await Promise.all([publicCompany(id), companyLogos([id])]);
  const reviews = company.reviews.map(({ at, ...review }) => ({ ...review, day: formatDay(at, localeOf(request)) }));
  return { title: company.name, company: { ...company, reviews }, logo: logos.get(id) ?? null };
}

/** An operator's public page: its description, certificates, buses and ratings. */
export default function PublicCompanyPage() {
  const { company, logo } = useLoaderData<typeof loader>();
  const { t } = useTranslation('search');
  const locale = useLocale();
  const path = usePath();
  const { name, city, info, certificates, isPartner, countries, rating, ratings, reviews, buses } = company;
  return (
    <PageFrame width="narrow">
      <Stack gap="l">
        <h1>{name}</h1>
        {logo ? <CompanyMark logo={logo} size="large" label={t('company.logo', { name })} /> : null}
        {isPartner ? <p>{t('company.partner', { brand: t('common:brand') })}</p> : null}
        {info === null ? null : info.split(/\n+/).map((paragraph, index) => <p key={index}>{paragraph}</p>)}
        <SummaryList
          rows={[
            {
              label: t('company.rating'),
              value:
                rating === null ? (
                  t('offer.unrated')
                ) : (
                  <Rating
                    value={t('offer.rating', { rating: formatRating(rating, locale) })}
                    count={t('company.ratings', { count: ratings })}
                  />
                ),
            },
            ...(city === '' ? [] : [{ label: t('company.city'), value: city }]),
            { label: t('company.countries'), value: formatCountries(countries, locale) },
            ...(certificates.length > 0
              ? [
                  {
                    label: t('filter.certificate'),
                    value: certificates
                      .map((code) => t(openKey('search:certificate', code.replace('Certified', ''))))
                      .join(', '),
                  },
                ]
              : []),
          ]}
        />
        <Stack as="section" gap="s" labelledBy="buses">
          <h2 id="buses">{t('company.buses')}</h2>
          {buses.length === 0 ? <p>{t('company.noBuses')}</p> : null}
          <ul>
            {buses.map(({ busType, model, seats, wheelchairPlaces, fuelType, count }) => (
              <li key={`${busType}${model}${seats}${wheelchairPlaces}${fuelType}`}>
                {[
                  count > 1 ? t('company.several', { count, bus: t(`busType.${busType}`) }) : t(`busType.${busType}`),
                  ...(model === '' ? [] : [model]),
                  t('offer.seats', { count: seats }),
                  ...(wheelchairPlaces > 0 ? [t('offer.wheelchairs', { count: wheelchairPlaces })] : []),
                  t(`fuelType.${fuelType}`),
                ].join(', ')}
              </li>
            ))}
          </ul>
        </Stack>
        {reviews.length === 0 ? null : (
          <Stack as="section" gap="s" labelledBy="reviews">
            <h2 id="reviews">{t('company.reviews')}</h2>
            <ul>
              {reviews.map((review, index) => (
                <li key={index}>
                  <Rating value={t('offer.rating', { rating: review.rating })} count={review.day} />
                  <p>{review.comment}</p>
                </li>
              ))}
            </ul>
          </Stack>
        )}
        <p>
          <LinkButton href={path(to.home())}>{t('company.search')}</LinkButton>
        </p>
      </Stack>
    </PageFrame>
  );
}
