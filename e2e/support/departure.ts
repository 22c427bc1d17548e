import { createHash } from 'node:crypto';
import type { TestInfo } from '@playwright/test';
import { shiftedDay, toLocalDate } from '@bff/domain/shared/time';

/** Beyond the demo data's occupied months. */
const FIRST_DAY = 110;
const DAYS = 300;

/** `2027-03-10`, so many days from today, which begins and ends with Sweden's clock. */
export const dayFromNow = (days: number): string => shiftedDay(toLocalDate(Date.now()), days);

/** A day that is this test's own, so that tests at the same time do not want the same bus. */
export function ownDay({ titlePath, project, retry, repeatEachIndex }: TestInfo): string {
  const key = [project.name, ...titlePath, retry, repeatEachIndex].join('|');
  return dayFromNow(FIRST_DAY + (createHash('sha256').update(key).digest().readUInt32BE() % DAYS));
}

const WEDNESDAY = 3;

/** The Wednesday so many weeks from this one, or one of the weeks after it that are ten apart. */
export function wednesdayFromNow(weeks: number, later = 0): string {
  const today = new Date(`${dayFromNow(0)}T00:00Z`).getUTCDay();
  const toWednesday = (WEDNESDAY - today + 7) % 7;
  return dayFromNow(toWednesday + 7 * (weeks + 10 * later));
}
