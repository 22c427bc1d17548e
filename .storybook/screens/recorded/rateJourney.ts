import Page, { type loader } from '~/areas/customer/rating/rate-journey';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  trip: {
    bookingNumber: '46075792',
    from: 'Uppsala',
    to: 'Eskilstuna',
    operator: 'Demobuss Uppsala AB',
    departure: new Date('2026-11-17T07:00:00.000Z'),
    refusal: null,
  },
  fields: {
    rating: { control: 'radios', required: true, options: ['5', '4', '3', '2', '1'], label: 'rating:fields.rating' },
    comment: {
      control: 'area',
      required: false,
      maxLength: 2000,
      hint: 'rating:fields.commentHint',
      optional: null,
      label: 'rating:fields.comment',
    },
  } as never,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const rateJourney: ScreenOf<Loaded> = {
  Page,
  path: '/journey/rate/61994703',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Hur var resan?' },
    en: { ...same, title: 'How was the trip?' },
  },
};
