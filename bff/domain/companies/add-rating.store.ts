import { Company } from '@db/models';

/** A customer's rating of a company's trip, 1–5, stored in the transaction that gives it: offers show its average, and are sorted by it. */
export async function addRating(companyId: number, rating: number): Promise<void> {
  await Company.increment({ ratingSum: rating, ratingCount: 1 }, { where: { id: companyId } });
}
