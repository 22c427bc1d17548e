// Traces: S2-043, S3-036, S3-039
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { operatorsExamplePrices, suggestedTimes } from '@bff/areas/public';
import { companyTerms } from '@bff/domain/bookings';
import { companyLogos, publicCompany } from '@bff/domain/companies';
import { vehiclePictures } from '@bff/domain/vehicles';
import { ToResults } from '~/nouns/trips/ToResults';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { Rating } from '@ds/patterns/Rating/Rating';
import { Split } from '@ds/patterns/Split/Split';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatCountries, formatRating } from '@formats';
import { PageFrame } from '~/frame/PageFrame';
import type { PageHandle } from '~/http/page-handle';
import { useLocale, usePath } from '~/http/paths';
import { rowId } from '~/http/row-id';
import { searchFormValues } from '~/nouns/trips/search-form-values';
import { to } from '~/to';
import { Examples } from '../home/Examples';
import { shownReviews } from '../parts/CustomerReview';
import { SearchIsland } from '../parts/SearchIsland';
import { CompanyBuses } from './CompanyBuses';
import { Reviews } from './Reviews';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { withoutFilters } from '../search/OfferFilters';
import { capitalized } from '~/i18n/letter-case';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { openKey } from '~/i18n/open-key';

export const handle: PageHandle = { island: true, i18n: ['errors', 'search'] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = rowId(params['id'], 'company.notFound');
  const { searchParams } = new URL(request.url);
  // Of the results or the comparison that led here.
  const search = searchParams.has('stop') ? searchParams.toString() : null;
  const [company, logos, tiers] = await Promise.all([publicCompany(id), companyLogos([id]), companyTerms(id)]);
  const examples = search === null ? await operatorsExamplePrices(id, localeOf(request)) : [];
  const pictures = await vehiclePictures(company.buses.flatMap(({ vehicleIds }) => vehicleIds));
  const buses = company.buses.map(({ vehicleIds, ...bus }) => ({
    ...bus,
    picture: vehicleIds.map((vehicle) => pictures.get(vehicle)?.[0]?.small).find(Boolean) ?? null,
  }));
  const reviews = shownReviews(company.reviews, localeOf(request));
  return {
    title: company.name,
    description: translator(request)('search:company.inShort', { name: company.name, city: company.city }),
    company: { ...company, reviews, buses },
    logo: logos.get(id) ?? null,
    tiers,
    search,
    examples,
    // Most people ask a company for a bus from its own town.
    values: searchFormValues(searchParams, startingIn(company.city), suggestedTimes(null)),
  };
}

const startingIn = (city: string) => [{ stop: city, stopId: '', wait: '' }];

/** An operator's public page: its description, certificates, buses and ratings. */
export default function PublicCompanyPage() {
  const { company, logo, tiers, search, examples, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('search');
  const locale = useLocale();
  const path = usePath();
  const { name, city, info, language, certificates, isPartner, countries, rating, ratings, reviews, buses } = company;
  const { trafficPermit } = company;
  return (
    <PageFrame width="wide">
      <Stack gap="l">
        <Stack gap="s">
          <ToResults search={search} />
          <h1>{name}</h1>
          <p>
            {rating === null ? (
              capitalized(t('offer.unrated'))
            ) : (
              <Rating
                value={t('offer.rating', { rating: formatRating(rating, locale) })}
                count={t('company.ratings', { count: ratings })}
              />
            )}
            {city === '' ? null : ` · ${city}`}
            {isPartner ? ` · ${t('company.partner', { brand: t('common:brand') })}` : null}
          </p>
        </Stack>
        {logo ? <CompanyMark logo={logo} size="large" label={t('company.logo', { name })} /> : null}
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
        {buses.length === 0 ? null : search === null ? (
          <Stack as="section" labelledBy="search">
            <h2 id="search">{t('company.search')}</h2>
            <SearchIsland values={values} only={{ id: String(company.id), name }} isNamed />
          </Stack>
        ) : (
          <p>
            <LinkButton href={`${path(to.search())}?${ofCompany(search, company.id)}`}>
              {t('company.yourTrip')}
            </LinkButton>
          </p>
        )}
        <Examples examples={examples} />
        <Split
          label={t('company.about')}
          side="end"
          aside={
            <SummaryList
              rows={[
                { label: t('company.countries'), value: formatCountries(countries, locale) },
                ...(trafficPermit === '' ? [] : [{ label: t('company.permit'), value: trafficPermit }]),
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
          }
        >
          <Stack gap="l">
            <CompanyBuses operatorId={company.id} buses={buses} />
            <Reviews reviews={reviews} />
          </Stack>
        </Split>
      </Stack>
    </PageFrame>
  );
}

/** The same trip with the buses of this company only. */
function ofCompany(search: string, id: number): URLSearchParams {
  const params = withoutFilters(search);
  params.set('operator', String(id));
  return params;
}
