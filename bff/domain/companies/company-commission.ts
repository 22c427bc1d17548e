// Traces: S2-088, S3-061
import { clock } from '@bff/platform/clock';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { revisionOf } from '../shared/revision';
import { toLocalDate } from '../shared/time';
import { type CommissionPeriod, type CommissionStep, commissionOn, periodsOf, stepsOf } from './commission-timeline';
import { commissionStore } from './commission.store';
import { companyPolicy } from './company.policy';
import { companyStore } from './company.store';

export interface CompanyCommission {
  /** Today's; null for the general commission. */
  basisPoints: number | null;
  /** Since when it applies; null if it never was another. */
  since: string | null;
  /** Later changes, the nearest first. */
  upcoming: CommissionStep[];
  /** Earlier commissions, the latest first, with the last day of each. */
  past: CommissionPeriod[];
  /** Sent back with a change. */
  revision: string;
}

const factsOf = (periods: readonly CommissionPeriod[]) => ({
  periods: periods.map(({ validFrom, validTo, basisPoints }) => `${validFrom} ${validTo} ${basisPoints}`),
});

/** A company's own commission over time. @throws DomainError `auth.noPermission`, `company.notFound` */
export async function seeCommission(actor: Actor, companyId: number): Promise<CompanyCommission> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  must(await companyStore.find(companyId), 'company.notFound');
  const periods = await commissionStore.of(companyId);
  const steps = stepsOf(periods);
  const today = toLocalDate(clock.now());
  const past = periods.filter(({ validTo }) => validTo !== null && validTo < today);
  return {
    basisPoints: commissionOn(steps, today),
    since: steps.findLast(({ validFrom }) => validFrom <= today)?.validFrom ?? null,
    upcoming: steps.filter(({ validFrom }) => validFrom > today),
    past: past.reverse(),
    revision: revisionOf(factsOf(periods)),
  };
}

/**
 * The company's own commission today, in basis points, or null for the general one: its own people may see it. @throws DomainError
 * `company.notFound`
 */
export async function commissionToday(actor: Actor, companyId: number): Promise<number | null> {
  must(companyPolicy.see(actor, { id: companyId }), 'company.notFound');
  return commissionOn(stepsOf(await commissionStore.of(companyId)), toLocalDate(clock.now()));
}

interface Change extends CommissionStep {
  companyId: number;
  /** As it was shown: if it differs now, somebody else was faster. */
  revision: string;
}

/**
 * Sets the commission from a local day on, today at the earliest: the company's own, or null for the general one. Changes set for later
 * days stay. Bookings and existing offers keep their commission.
 * @throws DomainError `auth.noPermission`, `company.notFound`, `setting.fromPast`, `input.changedMeanwhile`
 */
export async function setCommission(
  actor: Actor,
  { companyId, validFrom, basisPoints, revision }: Change,
): Promise<void> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  must(validFrom >= toLocalDate(clock.now()), 'setting.fromPast', [], 'validFrom');
  await change(actor, { companyId, revision, validFrom }, (steps) => [
    ...steps.filter((step) => step.validFrom !== validFrom),
    { validFrom, basisPoints },
  ]);
}

/**
 * Withdraws a change that has not taken effect yet.
 * @throws DomainError `auth.noPermission`, `company.notFound`, `setting.fromPast`, `input.changedMeanwhile`
 */
export async function withdrawCommission(
  actor: Actor,
  { companyId, validFrom, revision }: Omit<Change, 'basisPoints'>,
): Promise<void> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  must(validFrom > toLocalDate(clock.now()), 'setting.fromPast');
  await change(actor, { companyId, revision, validFrom }, (steps) =>
    steps.filter((step) => step.validFrom !== validFrom),
  );
}

async function change(
  actor: Actor,
  { companyId, revision, validFrom }: Omit<Change, 'basisPoints'>,
  changed: (steps: CommissionStep[]) => CommissionStep[],
): Promise<void> {
  const on = (periods: readonly CommissionPeriod[]) => commissionOn(stepsOf(periods), validFrom);
  await editRecord<readonly CommissionPeriod[], readonly CommissionPeriod[]>({
    entity: 'companyCommission',
    entityId: companyId,
    by: actor,
    seen: revision,
    async lock() {
      must(await companyStore.lock(companyId), 'company.notFound');
      return commissionStore.of(companyId);
    },
    facts: factsOf,
    change: (periods) => periodsOf(changed(stepsOf(periods))),
    write: (next, kept) => commissionStore.replace(companyId, kept, next),
    logged: (next, kept) => ({ from: null, to: 'changed', data: { old: on(kept), new: on(next), validFrom } }),
  });
}
