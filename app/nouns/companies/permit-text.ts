import type { Translate } from '~/i18n/text-keys';

interface Permit {
  trafficPermit: string;
  /** Local day. */
  trafficPermitUntil: string | null;
}

/** A company's traffic permit in words: its number, how long it is valid, and whether it has ended by that local day. */
export function permitText(
  { t, day }: { t: Translate; day: (day: string) => string },
  { trafficPermit, trafficPermitUntil: until }: Permit,
  today: string,
): string {
  if (trafficPermit === '') return t('companies:own.none');
  if (until === null) return trafficPermit;
  const how = until < today ? 'trafficPermitEnded' : 'trafficPermitValid';
  return `${trafficPermit}, ${t(`companies:fields.${how}`, { day: day(until) })}`;
}
