import type { AccessibilityProperty } from '@bff/domain/accessibility';
import type { EquipmentCode } from '@states/equipment';
import type { Locale } from '~/i18n/i18n';
import type { Words } from '~/i18n/use-words';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';

/** What groups ask for first; the rest of the equipment comes after it. */
const ASKED_FOR = ['toilet', 'wifi', 'wheelchairLift', 'airConditioning', 'powerSockets', 'luggageSpace', 'seatBelts'];
const SHOWN = 4;

export const askedFor = (code: string): number =>
  ASKED_FOR.includes(code) ? ASKED_FOR.indexOf(code) : ASKED_FOR.length;

export interface OnBoard {
  equipment: readonly EquipmentCode[];
  accessibility: readonly AccessibilityProperty[];
}

/** Equipment and accessibility by name, most requested first. */
export const namesOnBoard = (
  { equipment, accessibility }: OnBoard,
  { word, locale }: { word: Words<'search'>; locale: Locale },
): string[] =>
  [
    ...equipment.map((code) => ({ code, label: word(`equipment.${code}`) })),
    ...accessibility.map((one) => ({ code: one.code, label: accessibilityName(one, locale) })),
  ]
    .sort((a, b) => askedFor(a.code) - askedFor(b.code))
    .map(({ label }) => label);

/** The first names, and how many more there are. */
export const firstOnBoard = (names: readonly string[], word: Words<'search'>): string[] => [
  ...names.slice(0, SHOWN),
  ...(names.length > SHOWN ? [word('offer.moreEquipment', { count: names.length - SHOWN })] : []),
];
