import type { Translate } from '~/i18n/text-keys';

/** `38 vuxna, 6 barn`. */
export function passengersText(
  t: Translate<'booking'>,
  { adults, children, wheelchairs }: { adults: number; children: number; wheelchairs: number },
): string {
  return [
    adults > 0 ? t('passengers.adults', { count: adults }) : '',
    children > 0 ? t('passengers.children', { count: children }) : '',
    wheelchairs > 0 ? t('passengers.wheelchairs', { count: wheelchairs }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
