// Traces: S2-043, S3-036, S3-039
import { cachedFor } from '@bff/platform/cached-for';
import { type Language, LANGUAGES } from '@states/languages';
import { must } from '../shared/errors';
import type { Company } from './company.store';
import { companyStore } from './company.store';
import { inCountryOrder } from './country.store';
import { type PublicBus, publicCompanyStore, type Review } from './public-company.store';

/** A company as everybody may see it. */
export interface PublicCompany extends Pick<
  Company,
  'id' | 'name' | 'city' | 'info' | 'language' | 'certificates' | 'isPartner' | 'countries' | 'trafficPermit'
> {
  /** 1–5, over all its trips; null until one is rated. */
  rating: number | null;
  ratings: number;
  /** The newest, without their authors. */
  reviews: Review[];
  buses: PublicBus[];
}

const REVIEWS = 10;

/** Some of the companies that sell here, the most rated first. The first page shows them to everybody: they may be ten seconds old. */
export const sellingCompanies = cachedFor(10_000, (limit: number) => publicCompanyStore.selling(limit));

/** As many as the first page shows. */
const NEWEST = 3;

/**
 * What customers last wrote of their trips, whichever the company; those who wrote in the reader's language first. Shown to everybody, so it
 * may be a minute old.
 */
export const newestReviews = cachedFor(60_000, async (reader: Language) => {
  const others = LANGUAGES.filter((language) => language !== reader);
  const reviews: Review[] = [];
  for (const language of [reader, ...others])
    if (reviews.length < NEWEST)
      reviews.push(...(await publicCompanyStore.reviews({ language }, NEWEST - reviews.length)));
  return reviews;
});

/** Names of those of these companies that sell here, for everybody. */
export const sellingNames = (companyIds: readonly number[]): Promise<string[]> =>
  companyIds.length === 0 ? Promise.resolve([]) : publicCompanyStore.names(companyIds);

/** A company that sells, for everybody. @throws DomainError `company.notFound`, also when it is suspended or inactive */
export async function publicCompany(companyId: number): Promise<PublicCompany> {
  const company = await companyStore.find(companyId);
  must(company?.status === 'active', 'company.notFound');
  const [{ sum, count }, reviews, buses, countries] = await Promise.all([
    publicCompanyStore.rating(companyId),
    publicCompanyStore.reviews({ companyId }, REVIEWS),
    publicCompanyStore.buses(companyId),
    inCountryOrder(company.countries),
  ]);
  const { id, name, city, info, language, certificates, isPartner, trafficPermit } = company;
  return {
    id,
    name,
    city,
    info,
    language,
    certificates,
    isPartner,
    countries,
    trafficPermit,
    reviews,
    buses,
    rating: count === 0 ? null : sum / count,
    ratings: count,
  };
}
