import type { TripInShort as Trip } from '@bff/domain/bookings';
import { useLocale } from '~/http/paths';
import { spansInText } from '../occupancy/occupancy-words';

/** Which trip it is about, below a heading that only has its number. */
export function TripInShort({ from, to, start, end }: Trip) {
  const span = spansInText(useLocale())(start.getTime(), end.getTime());
  return (
    <span>
      {from} – {to}, {span}
    </span>
  );
}
