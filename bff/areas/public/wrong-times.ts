import { wrongTimesOf } from '#fields/trip-times';
import { momentOf } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import type { FieldError, SearchQuery } from './search-query';

/** What is wrong with a search's times whatever its places are, to be told with them. A trip that is too long has its own ways out. */
export const wrongTimes = ({ tripType, departure, return: back }: SearchQuery): FieldError[] =>
  wrongTimesOf({ type: tripType, departure: momentOf(departure), return: back && momentOf(back) }, clock.now()).map(
    ({ field, key }) => ({ field, message: key }),
  );
