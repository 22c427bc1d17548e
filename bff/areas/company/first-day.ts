import { seeCompanyTiers } from '@bff/domain/cancellation-fees';
import { type Company, hasHadTrips } from '@bff/domain/companies';
import { depotsOf } from '@bff/domain/depots';
import { missingToday } from '@bff/domain/pricing';
import type { PriceListKind } from '@states/price-list-kinds';
import type { UserActor } from '@bff/domain/shared/actor';
import { NO_ROWS } from '@bff/domain/shared/list-page';
import { listVehicles } from '@bff/domain/vehicles';
import { clock } from '@bff/platform/clock';
import { perConnection } from '@db/per-connection';

/** What a company must do before it can sell, each step needing those before it. */
const STEPS = ['details', 'depots', 'vehicles', 'prices', 'fees'] as const;
export type FirstDayStep = (typeof STEPS)[number];

export interface FirstDay {
  steps: { step: FirstDayStep; done: boolean }[];
  /** The kinds of price list that are still missing. */
  missing: PriceListKind[];
  /** All steps are done; only a booking is missing. */
  isReady: boolean;
}

/** How long a company that has everything is taken to have it: its first page then reads ten statements fewer. */
const STAYS_DONE_MS = 10 * 60_000;
const doneSince = perConnection(() => new Map<number, number>());

const isKnownToBeDone = (companyId: number): boolean => {
  const since = doneSince().get(companyId);
  return since !== undefined && Math.abs(clock.millis() - since) < STAYS_DONE_MS;
};

/**
 * What a new company still has to do, judged by what it has entered. Null once everything is done and the first bus is booked: then nobody
 * needs the checklist, for at least ten minutes.
 * @throws DomainError `company.notFound`, `auth.noPermission`
 */
export async function firstDay(actor: UserActor, company: Company): Promise<FirstDay | null> {
  const { id: companyId } = company;
  // Whoever has the company may see it: the page has asked for it first.
  if (isKnownToBeDone(companyId)) return null;
  const counted = { text: '', sort: 'registrationNumber', descending: false, ...NO_ROWS } as const;
  const any = { busType: undefined, fuelType: undefined, depotId: undefined };
  const [depots, vehicles, missing, { tiers }, hasTrips] = await Promise.all([
    depotsOf(actor, companyId),
    listVehicles(actor, { ...counted, ...any, companyId, status: 'active' }),
    missingToday(actor, companyId),
    seeCompanyTiers(actor, companyId),
    hasHadTrips(actor, companyId),
  ]);
  const done: Record<FirstDayStep, boolean> = {
    // The application asks for neither: until the company names an emergency phone, it is its contact's.
    details: company.street !== '' || company.emergencyPhone !== company.contactPhone,
    depots: depots.length > 0,
    vehicles: vehicles.total > 0,
    prices: missing.length === 0,
    fees: tiers.length > 0,
  };
  const isReady = STEPS.every((step) => done[step]);
  if (isReady && hasTrips) {
    doneSince().set(companyId, clock.millis());
    return null;
  }
  return { steps: STEPS.map((step) => ({ step, done: done[step] })), missing, isReady };
}
