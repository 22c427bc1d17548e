/** One of several places that a typed text may mean. */
export interface PlaceChoice {
  id: string;
  name: string;
  /** What it is, and where. */
  detail: string;
}

/** Those of an action's answer, if it asks which one is meant. */
export const placesOf = (reply: object | undefined): readonly PlaceChoice[] | undefined =>
  reply && 'places' in reply ? (reply.places as readonly PlaceChoice[]) : undefined;

/** A position as it stands in the field, and as the register of places reads it. */
export const positionText = ({ lat, lon }: { lat: number; lon: number }): string => `${lat}, ${lon}`;
