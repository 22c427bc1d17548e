// Traces: S2-043, S3-036, S3-039
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { companyTerms } from '@bff/domain/bookings';
import { companyLogos, publicCompany } from '@bff/domain/companies';
import { vehiclePictures } from '@bff/domain/vehicles';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { OfferCard, OfferList } from '@ds/patterns/OfferCard/OfferCard';
import { Rating } from '@ds/patterns/Rating/Rating';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatCountries, formatDay, formatRating } from '@formats';
import { PageFrame } from '~/frame/PageFrame';
import { useLocale, usePath } from '~/http/paths';
import { rowId } from '~/http/row-id';
import { to } from '~/to';
import { BusPicture } from '../search/BusPicture';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import type { Translate } from '~/i18n/text-keys';
import { askedFor, capitalized, useOfferTexts } from '../search/offer-facts';
import { localeOf } from '~/i18n/i18n';
import { openKey } from '~/i18n/open-key';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = rowId(params['id'], 'company.notFound');
  const [company, logos, tiers] = await Promise.all([publicCompany(id), companyLogos([id]), companyTerms(id)]);
  const pictures = await vehiclePictures(company.buses.flatMap(({ vehicleIds }) => vehicleIds));
  const buses = company.buses.map(({ vehicleIds, ...bus }) => ({
    ...bus,
    picture: vehicleIds.map((vehicle) => pictures.get(vehicle)?.[0]?.small).find(Boolean) ?? null,
  }));
  const reviews = company.reviews.map(({ at, ...review }) => ({ ...review, day: formatDay(at, localeOf(request)) }));
  const { searchParams } = new URL(request.url);
  return {
    title: company.name,
    company: { ...company, reviews, buses },
    logo: logos.get(id) ?? null,
    tiers,
    // Of the results or the comparison that led here.
    search: searchParams.has('stop') ? searchParams.toString() : null,
  };
}

/** An operator's public page: its description, certificates, buses and ratings. */
export default function PublicCompanyPage() {
  const { company, logo, tiers, search } = useLoaderData<typeof loader>();
  const { t } = useTranslation('search');
  const locale = useLocale();
  const path = usePath();
  const texts = useOfferTexts();
  const { name, city, info, language, certificates, isPartner, countries, rating, ratings, reviews, buses } = company;
  return (
    <PageFrame width="narrow">
      <Stack gap="l">
        <Stack gap="s">
          {search === null ? null : <BackLink href={`${path(to.search())}?${search}`}>{t('compare.back')}</BackLink>}
          <h1>{name}</h1>
        </Stack>
        {logo ? <CompanyMark logo={logo} size="large" label={t('company.logo', { name })} /> : null}
        {isPartner ? <p>{t('company.partner', { brand: t('common:brand') })}</p> : null}
        {info === null ? null : (
          <Stack gap="s">
            {language === locale ? null : <p className="small muted">{t('company.otherLanguage')}</p>}
            <div lang={language}>
              {info.split(/\n+/).map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          </Stack>
        )}
        <SummaryList
          rows={[
            {
              label: t('company.rating'),
              value:
                rating === null ? (
                  capitalized(t('offer.unrated'))
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
            { label: t('offer.cancellation'), value: <CancellationTiers tiers={tiers} /> },
          ]}
        />
        <Stack as="section" gap="s" labelledBy="buses">
          <h2 id="buses">{t('company.buses')}</h2>
          {buses.length === 0 ? (
            <p>{t('company.noBuses')}</p>
          ) : (
            <OfferList>
              {buses.map((bus, index) => {
                const { busType, model, seats, wheelchairPlaces, fuelType, count, picture } = bus;
                const title = t('offer.title', {
                  bus: t(`busType.${busType}`),
                  seats: t('offer.seats', { count: seats }),
                });
                return (
                  <OfferCard
                    key={`${busType}${model}${seats}${wheelchairPlaces}${fuelType}`}
                    title={title}
                    picture={
                      <BusPicture
                        bus={bus}
                        operatorId={company.id}
                        picture={picture}
                        title={title}
                        texts={texts}
                        repeated={buses.findIndex((one) => one.busType === busType) === index ? 'first' : 'again'}
                      />
                    }
                    head={[
                      ...(model === '' ? [] : [model]),
                      [
                        t(`fuelType.${fuelType}`),
                        ...(wheelchairPlaces > 0 ? [t('offer.wheelchairs', { count: wheelchairPlaces })] : []),
                        ...(count > 1 ? [t('company.several', { count })] : []),
                      ].join(' · '),
                    ]}
                    facts={equipmentFacts(bus.equipment, t)}
                  />
                );
              })}
            </OfferList>
          )}
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
          {search === null ? (
            <LinkButton href={path(to.home())}>{t('company.search')}</LinkButton>
          ) : (
            <LinkButton href={`${path(to.search())}?${search}`}>{t('compare.back')}</LinkButton>
          )}
        </p>
      </Stack>
    </PageFrame>
  );
}

/** What is asked for most, first. */
function equipmentFacts(codes: readonly string[], t: Translate<'search'>): string[] {
  if (codes.length === 0) return [];
  const names = codes.toSorted((a, b) => askedFor(a) - askedFor(b)).map((code) => t(openKey('search:equipment', code)));
  return [names.join(' · ')];
}
