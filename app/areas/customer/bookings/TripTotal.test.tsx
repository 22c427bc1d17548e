import { expect, it } from 'vitest';
import { markupOf } from '~/testing/markup-of';
import { TripTotal } from './TripTotal';

const canceled = {
  total: 1_134_600,
  shown: 'canceled',
  repaid: { status: 'done', amount: 1_000_000 },
  fees: 134_600,
} as const;
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

it('what a canceled trip cost is struck for the eye, and one line for text browsers', () => {
  expect(markupOf(<TripTotal {...canceled} />)).toMatch(/^<s>.*11 346 kr.*<\/s><div/);
  for (const browser of ['lynx', 'w3m'] as const) {
    const markup = markupOf(<TripTotal {...canceled} />, browser);
    expect(markup).not.toMatch(/<s>|<div/);
    expect(textOf(markup)).toMatch(/^11 346 kr · \S+ 10 000 kr · .+ 1 346 kr$/);
  }
});
