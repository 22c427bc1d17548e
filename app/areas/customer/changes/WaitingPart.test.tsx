import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { markupOf } from '~/testing/markup-of';
import { WaitingPart } from './WaitingPart';

const before = {
  stops: ['Uppsala', 'Gävle'],
  addresses: ['Stationsgatan 1', 'Stationsgatan 1'],
  departure: new Date('2027-05-12T06:00:00Z'),
  return: new Date('2027-05-12T16:00:00Z'),
  passengers: 44,
  wheelchairs: 0,
  total: 500_000,
};
const t = i18nOf('sv').getFixedT('sv', 'booking');
const shown = (difference: number, isProposed: boolean) =>
  markupOf(
    <WaitingPart
      waiting={{
        before,
        after: { ...before, passengers: 48, total: before.total + difference },
        difference,
        until: new Date('2027-05-01T10:00:00Z'),
        isProposed,
      }}
      reply={undefined}
    />,
  );

it('a change that waits lists only what it changes, as its preview did', () => {
  const html = shown(0, true);
  expect(html).toContain(t('change.preview.passengers'));
  expect(html).toContain(t('change.preview.price'));
  for (const row of ['return', 'departure', 'wheelchairs', 'stops'] as const)
    expect(html).not.toContain(`>${t(`change.preview.${row}`)}<`);
});

it.each([
  [120_000, 'change.proposal.dearer'],
  [-120_000, 'change.proposal.cheaper'],
  [0, 'change.proposal.equal'],
] as const)('a change of %i öre that waits for its operator says so as its preview did', (difference, said) => {
  expect(shown(difference, true).replaceAll('\u00a0', ' ')).toContain(t(said, { amount: '1 200 kr' }));
});

it('a change that waits for its payment says once what is to be paid, beside the deadline', () => {
  const html = shown(120_000, false).replaceAll('\u00a0', ' ');
  expect(html).toContain('Har du inte betalat 1 200 kr då');
  expect(html).not.toContain(t('change.preview.dearer', { amount: '1 200 kr' }));
});
