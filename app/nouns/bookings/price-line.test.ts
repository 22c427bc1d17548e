// Traces: S3-051
import { describe, expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { shownLine } from './price-line';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const day = { kind: 'vehicleTime', quantity: 43_200, unit: 's', rate: 45_000 } as const;

describe('a line of a price', () => {
  it('is its quantity times its rate', () => {
    expect(plain(shownLine({ ...day, amount: 540_000 }, i18nOf('sv').t, 'sv').detail)).toBe(
      '12 tim × 450 kr per timme',
    );
    // Rounded.
    expect(plain(shownLine({ ...day, quantity: 3_601, amount: 45_012 }, i18nOf('sv').t, 'sv').detail)).not.toContain(
      'högst',
    );
  });

  it('says the maximum of a day that has reached it', () => {
    const capped = { ...day, amount: 300_000 };
    expect(plain(shownLine(capped, i18nOf('sv').t, 'sv').detail)).toBe(
      '12 tim × 450 kr per timme, högst 3 000 kr per dag',
    );
    expect(plain(shownLine(capped, i18nOf('en').t, 'en').detail)).toBe(
      '12 h × SEK 450 per hour, at most SEK 3,000 per day',
    );
  });

  it.each(['sv', 'en'] as const)('is called what the price list calls it, in %s', (locale) => {
    const { t } = i18nOf(locale);
    const same = {
      night: t('prices:fields.nightPerHour'),
      weekend: t('prices:fields.weekendPerHour'),
      standby: t('prices:fields.standbyPerHour'),
      obWeekday: t('prices:fields.obWeekday'),
      obWeekend: t('prices:fields.obWeekend'),
      overtimeNormal: t('prices:fields.overtimeNormal'),
      overtimeQualified: t('prices:fields.overtimeQualified'),
    } as const;
    for (const kind of Object.keys(same) as (keyof typeof same)[]) expect(t(`booking:line.${kind}`)).toBe(same[kind]);
    const named = {
      overnight: t('prices:fields.overnightPerNight'),
      vehicleMinimum: t('prices:fields.minimumMinutes'),
      minimumPrice: t('prices:fields.minimumPrice'),
    } as const;
    for (const kind of Object.keys(named) as (keyof typeof named)[])
      expect(t(`booking:line.${kind}`).toLowerCase()).toContain(named[kind].toLowerCase());
  });
});
