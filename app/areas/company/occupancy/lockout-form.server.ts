import { fromLocalText, toLocalText } from '@bff/domain/shared/time';
import type { ValuesOf } from '~/forms/fields';
import type { lockoutFields } from './lockout-fields';

interface Lockout {
  start: Date;
  end: Date;
  comment: string | null;
}

const textOf = (instant: Date) => toLocalText(instant).slice(0, 16);

/** A lockout from its form, whose times are local Swedish time. An unchanged time keeps its instant, even in the hour that occurs twice. */
export function lockoutOf({ startsAt, endsAt, comment }: ValuesOf<typeof lockoutFields>, kept?: Lockout): Lockout {
  const instant = (typed: string, before: Date | undefined) => {
    const text = typed.replace(' ', 'T').slice(0, 16);
    return before && text === textOf(before) ? before : fromLocalText(text)!;
  };
  return { start: instant(startsAt, kept?.start), end: instant(endsAt, kept?.end), comment: comment || null };
}

export const lockoutValues = ({ start, end, comment }: Lockout): Record<string, string> => ({
  startsAt: textOf(start),
  endsAt: textOf(end),
  comment: comment ?? '',
});
