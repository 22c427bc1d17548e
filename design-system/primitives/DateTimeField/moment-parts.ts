import { oneText } from '@formats';

export interface MomentParts {
  day: string;
  time: string;
}

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** The contents of the two fields for one text: `2027-03-10T08:00`, or unreadable input as it was typed (`oneText`). */
export function momentParts(text: string | undefined): MomentParts {
  const [, day, time] = WALL_CLOCK.exec(text ?? '') ?? [];
  if (day !== undefined && time !== undefined) return { day, time };
  const typed = text ?? '';
  const comma = typed.lastIndexOf(', ');
  return comma < 0 ? { day: typed, time: '' } : { day: typed.slice(0, comma), time: typed.slice(comma + 2) };
}

/** The two fields as one text again. */
export function partsText({ day, time }: MomentParts): string {
  const text = `${day}T${time}`;
  return WALL_CLOCK.exec(text)?.[0] === text ? text : oneText([day, time]);
}
