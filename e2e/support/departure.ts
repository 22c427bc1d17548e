import { createHash } from 'node:crypto';
import type { TestInfo } from '@playwright/test';

const DAY_MS = 86_400_000;
/** Beyond the demo data's occupied months. */
const FIRST_DAY = 110;
const DAYS = 300;

/** `2027-03-10`, so many days from today. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A day that is this test's own, so that tests at the same time do not want the same bus. */
export function ownDay({ titlePath, project, retry, repeatEachIndex }: TestInfo): string {
  const key = [project.name, ...titlePath, retry, repeatEachIndex].join('|');
  return dayFromNow(FIRST_DAY + (createHash('sha256').update(key).digest().readUInt32BE() % DAYS));
}

const WEDNESDAY = 3;

/** The Wednesday so many weeks from this one, or one of the weeks after it that are ten apart. */
export function wednesdayFromNow(weeks: number, later = 0): string {
  const toWednesday = (WEDNESDAY - new Date().getUTCDay() + 7) % 7;
  return dayFromNow(toWednesday + 7 * (weeks + 10 * later));
}
