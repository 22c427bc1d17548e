/** One of several places that a text may mean. */
export interface PlaceChoice {
  id: string;
  name: string;
  /** What it is, and where. */
  detail: string;
}

/** The places in an action's response, if it asks which one is meant. */
export const placesOf = (reply: object | undefined): readonly PlaceChoice[] | undefined =>
  reply && 'places' in reply ? (reply.places as readonly PlaceChoice[]) : undefined;

/** A position as text for the field, which the register of places can read. */
export const positionText = ({ lat, lon }: { lat: number; lon: number }): string => `${lat}, ${lon}`;

/** Whether the form names a place that was typed and not picked: only the server knows it, or does not. */
export const namesAPlace = (typed: FormData): boolean => Boolean(typed.get('place')) && !typed.get('placeId');
