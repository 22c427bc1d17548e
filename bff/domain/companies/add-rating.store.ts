import { Company } from '@db/models';

/** A customer's rating of a company's trip, 1–5, in the transaction that gives it: the average is what offers show, and what they are sorted by. */
export async function addRating(companyId: number, rating: number): Promise<void> {
  await Company.increment({ ratingSum: rating, ratingCount: 1 }, { where: { id: companyId } });
}
