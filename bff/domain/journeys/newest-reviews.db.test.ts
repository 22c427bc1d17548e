import { expect, it } from 'vitest';
import { newestReviews, publicCompany } from '@bff/domain/companies';
import { clock } from '@bff/platform/clock';
import { Booking, Company, Order } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { rateJourney, reportJourney } from '.';
import { journeyFixture } from './testing/journey-fixture';

useTestDatabase({ pool: 10 });

/** A trip that was driven and rated. */
async function ratedTrip(rating: number, comment: string | null) {
  const trip = await journeyFixture();
  for (const act of ['start', 'finish', 'startReturn', 'completeReturn'] as const)
    await reportJourney(trip.driver, { number: trip.number, act });
  await rateJourney(trip.customer, trip.number, { rating, comment });
  clock.advance(60_000);
  return trip;
}

it('what customers last wrote is shown of all companies that sell, whatever they thought, without their names', async () => {
  const first = await ratedTrip(5, 'Lugn körning.');
  const second = await ratedTrip(2, 'Bussen kom en halvtimme för sent.');
  await ratedTrip(4, null);
  const suspended = await ratedTrip(5, 'Från ett bolag som är pausat.');
  await Company.update({ status: 'suspended' }, { where: { id: suspended.companyId } });

  const reviews = await newestReviews('sv');
  expect(reviews).toMatchObject([
    { rating: 2, comment: 'Bussen kom en halvtimme för sent.', language: 'sv', company: { id: second.companyId } },
    { rating: 5, comment: 'Lugn körning.', language: 'sv', company: { id: first.companyId } },
  ]);
  expect(Object.keys(reviews[0]!).sort()).toEqual(['at', 'comment', 'company', 'language', 'rating']);
  // Whoever reads English sees what was written in English first, and the others if there are too few.
  const { orderId } = (await Booking.findOne({ where: { companyId: first.companyId } }))!;
  await Order.update({ language: 'en' }, { where: { id: orderId } });
  expect((await newestReviews('en')).map(({ comment }) => comment)).toEqual([
    'Lugn körning.',
    'Bussen kom en halvtimme för sent.',
  ]);
  expect((await publicCompany(first.companyId)).reviews).toMatchObject([{ comment: 'Lugn körning.' }]);
});
