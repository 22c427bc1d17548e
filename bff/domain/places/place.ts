import type { PLACE_KINDS } from '@states/place-kinds';
import type { Position } from '@bff/domain/shared/position';

/** Somewhere a coach can be asked to stop. `position` is a bare point that somebody typed, not a row of the register. */
export interface Place extends Position {
  id: string;
  name: string;
  kind: PlaceKind;
  municipality: string;
  county: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Some years old: for ranking, not for display. */
  population: number | null;
}

export type PlaceKind = (typeof PLACE_KINDS)[number] | 'position';

/** The meaning of a typed text: one place, several to choose from, or nothing. */
export type PlaceResolution =
  /** `street`: what was typed beside the place's name, «Storgatan 12» of «Storgatan 12, Gävle». */
  { kind: 'one'; place: Place; street?: string } | { kind: 'many'; places: readonly Place[] } | { kind: 'none' };

export type PlaceLanguage = 'sv' | 'en';
