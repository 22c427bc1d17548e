import { createHash } from 'node:crypto';
import type { TestInfo } from '@playwright/test';
import { shiftedDay, toLocalDate } from '@bff/domain/shared/time';

/** Beyond the demo data's occupied months. */
const FIRST_DAY = 110;
const DAYS = 300;

/** `2027-03-10`, that many days from today in Swedish time. */
export const dayFromNow = (days: number): string => shiftedDay(toLocalDate(Date.now()), days);

/** A day of this test's own, derived from its title, so that simultaneous tests do not want the same bus. */
export function ownDay({ titlePath, project, retry, repeatEachIndex }: TestInfo): string {
  const key = [project.name, ...titlePath, retry, repeatEachIndex].join('|');
  return dayFromNow(FIRST_DAY + (createHash('sha256').update(key).digest().readUInt32BE() % DAYS));
}

const WEDNESDAY = 3;

/** The Wednesday that many weeks from this one, plus `later` times ten weeks. */
export function wednesdayFromNow(weeks: number, later = 0): string {
  const today = new Date(`${dayFromNow(0)}T00:00Z`).getUTCDay();
  const toWednesday = (WEDNESDAY - today + 7) % 7;
  return dayFromNow(toWednesday + 7 * (weeks + 10 * later));
}
