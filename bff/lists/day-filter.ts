import { fromLocalText, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { writtenDay } from '@formats';

/** The first instant of a local day (`2027-03-10`); undefined for what is none. */
export const startOfDay = (localDate: string): Date | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(localDate) ? fromLocalText(`${localDate}T00:00`) : undefined;

/** A local day as people write it; without a year, the next one of that date. */
export const comingDay = (typed: string): string | undefined => writtenDay(typed, toLocalDate(clock.now()));

/** The rule of a filter that is a local day. */
export const checkDay = (value: string): string | undefined => (startOfDay(value) ? undefined : 'forms.day');
