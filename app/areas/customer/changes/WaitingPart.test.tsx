import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { markupOf } from '~/testing/markup-of';
import { WaitingPart } from './WaitingPart';

it('a change that waits lists only what it changes, as its preview did', () => {
  const before = {
    stops: ['Uppsala', 'Gävle'],
    addresses: ['Stationsgatan 1', 'Stationsgatan 1'],
    departure: new Date('2027-05-12T06:00:00Z'),
    return: new Date('2027-05-12T16:00:00Z'),
    passengers: 44,
    wheelchairs: 0,
    total: 500_000,
  };
  const waiting = {
    before,
    after: { ...before, passengers: 48 },
    difference: 0,
    until: new Date('2027-05-01T10:00:00Z'),
    isProposed: true,
  };
  const html = markupOf(<WaitingPart waiting={waiting} reply={undefined} />);
  const t = i18nOf('sv').getFixedT('sv', 'booking');
  expect(html).toContain(t('change.preview.passengers'));
  expect(html).toContain(t('change.preview.price'));
  for (const row of ['return', 'departure', 'wheelchairs', 'stops'] as const)
    expect(html).not.toContain(`>${t(`change.preview.${row}`)}<`);
});
