// Traces: S3-068, S4-062, S4-063, S6-032, S8-074, S8-616
import { describe, expect, it } from 'vitest';
import { Company, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { rateJourney, reportJourney } from '.';
import { journeyFixture } from './testing/journey-fixture';

useTestDatabase({ pool: 10 });

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string }) => error.key ?? 'no domain error',
  );
const GOOD = { rating: 5, comment: 'Lugn och trevlig förare.' };
const drive = async (trip: Awaited<ReturnType<typeof journeyFixture>>) => {
  for (const act of ['start', 'finish', 'startReturn', 'completeReturn'] as const)
    await reportJourney(trip.driver, { number: trip.number, act });
};

describe('a rating', () => {
  it('is given once, after the end, and counts in the operator’s average', async () => {
    const trip = await journeyFixture();
    const rate = () => rateJourney(trip.customer, trip.number, GOOD);
    expect(await keyOf(rate())).toBe('rating.tooEarly');
    await reportJourney(trip.driver, { number: trip.number, act: 'start' });
    await reportJourney(trip.driver, { number: trip.number, act: 'finish' });
    // The way home is still to come.
    expect(await keyOf(rate())).toBe('rating.tooEarly');
    await reportJourney(trip.driver, { number: trip.number, act: 'startReturn' });
    await reportJourney(trip.driver, { number: trip.number, act: 'completeReturn' });
    const answers = await Promise.all([keyOf(rate()), keyOf(rate()), keyOf(rate())]);
    expect(answers.sort()).toEqual(['done', 'rating.alreadyGiven', 'rating.alreadyGiven']);
    expect(await Company.findByPk(trip.companyId)).toMatchObject({ ratingSum: 5, ratingCount: 1 });
    expect(await Journey.findByPk(trip.journeyId)).toMatchObject({ rating: 5, ratingComment: GOOD.comment });
  });

  it('requires a trip that was driven, not one that never began', async () => {
    const trip = await journeyFixture();
    await reportJourney(trip.driver, { number: trip.number, act: 'terminate', reason: 'Inställd' });
    expect(await keyOf(rateJourney(trip.customer, trip.number, GOOD))).toBe('rating.tooEarly');
  });

  it('belongs to the customer', async () => {
    const [trip, other] = [await journeyFixture(), await journeyFixture()];
    await drive(trip);
    for (const actor of [other.customer, trip.driver, trip.operator])
      expect(await keyOf(rateJourney(actor, trip.number, GOOD))).toBe('journey.notFound');
  });
});
