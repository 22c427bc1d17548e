import { HOUR } from '@bff/domain/shared/time';
import type { RequestStep } from '@states/quote-states';

const LAST_HOURS = 6;

interface Standing {
  createdAt: Date;
  expiresAt: Date;
}

/** A step of the clock for a request that a company has not answered, and when it is due. */
export interface DueStep {
  nextStep: RequestStep;
  nextStepAt: Date;
}

/**
 * The steps of a request, in order: a reminder at half time, one 6 hours before its end, its end. A request shorter than twelve hours has
 * no second reminder: it would come before the first.
 */
function requestSteps({ createdAt, expiresAt }: Standing): DueStep[] {
  const half = (createdAt.getTime() + expiresAt.getTime()) / 2;
  const last = expiresAt.getTime() - LAST_HOURS * HOUR;
  return [
    { nextStep: 'halfTime', nextStepAt: new Date(Math.round(half)) },
    ...(last > half ? [{ nextStep: 'lastHours' as const, nextStepAt: new Date(last) }] : []),
    { nextStep: 'expiry', nextStepAt: expiresAt },
  ];
}

/** The first step still to come; undefined when there is none. Steps missed during an outage count as done. */
export const stepAfter = (standing: Standing, now: Date): DueStep | undefined =>
  requestSteps(standing).find(({ nextStepAt }) => nextStepAt > now);
