import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { shiftedDay, toLocalDate } from '@bff/domain/shared/time';

/** Beyond the demo data's occupied months. */
const FIRST_DAY = 110;
const DAYS = 300;

/** `2027-03-10`, that many days from today in Swedish time. */
export const dayFromNow = (days: number): string => shiftedDay(toLocalDate(Date.now()), days);

/** Coprime with DAYS, so each day is taken once; and consecutive tests get other weekdays, far apart. */
const STEP = 41;

const days = new WeakMap<TestInfo, string>();

/**
 * A day that no other test has, so that simultaneous tests do not want the same bus. Tests run in several processes: the first to make a
 * file takes its day. The files are in the product's data folder, so they last as long as the bookings made on those days.
 */
export function ownDay(info: TestInfo): string {
  const known = days.get(info);
  if (known) return known;
  const day = dayFromNow(FIRST_DAY + ((takenDays() * STEP) % DAYS));
  days.set(info, day);
  info.annotations.push({ type: 'day', description: day });
  return day;
}

/** How many days were taken before, and takes one more. */
function takenDays(): number {
  const folder = join(process.env.PRODUCT_DATA_DIR ?? '.data', 'days-of-tests');
  mkdirSync(folder, { recursive: true });
  for (let count = 0; ; count += 1)
    try {
      writeFileSync(join(folder, String(count)), '', { flag: 'wx' });
      return count;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
}

const WEDNESDAY = 3;

/** The Wednesday that many weeks from this one, plus `later` times ten weeks. */
export function wednesdayFromNow(weeks: number, later = 0): string {
  const today = new Date(`${dayFromNow(0)}T00:00Z`).getUTCDay();
  const toWednesday = (WEDNESDAY - today + 7) % 7;
  return dayFromNow(toWednesday + 7 * (weeks + 10 * later));
}
