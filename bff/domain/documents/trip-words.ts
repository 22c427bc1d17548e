import type { Language } from '../shared/actor';
import type { Trip } from './trip';

/** `Uppsala – Gävle`. */
export function tripName({ legs }: Pick<Trip, 'legs'>): string {
  const stops = legs[0]?.stops ?? [];
  return `${stops[0]?.name ?? ''} – ${stops.at(-1)?.name ?? ''}`;
}

/** When the bus leaves the first stop. */
export function departureOf({ legs }: Pick<Trip, 'legs'>): Date {
  const first = legs[0];
  if (!first) throw new RangeError('a trip has at least one leg');
  return first.departure;
}

const counted = {
  sv: { adults: ['vuxen', 'vuxna'], children: ['barn', 'barn'], wheelchairs: ['rullstolsplats', 'rullstolsplatser'] },
  en: {
    adults: ['adult', 'adults'],
    children: ['child', 'children'],
    wheelchairs: ['wheelchair space', 'wheelchair spaces'],
  },
} as const;

/** `38 vuxna, 6 barn`. */
export function passengersText(
  passengers: Pick<Trip, 'adults' | 'children' | 'wheelchairs'>,
  language: Language,
): string {
  const kinds = ['adults', 'children', 'wheelchairs'] as const;
  return kinds
    .filter((kind) => passengers[kind] > 0)
    .map((kind) => `${passengers[kind]} ${counted[language][kind][passengers[kind] === 1 ? 0 : 1]}`)
    .join(', ');
}
