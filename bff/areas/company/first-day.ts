import { seeCompanyTiers } from '@bff/domain/cancellation-fees';
import { type Company, hasHadTrips } from '@bff/domain/companies';
import { depotsOf } from '@bff/domain/depots';
import { missingToday } from '@bff/domain/pricing';
import type { PriceListKind } from '@states/price-list-kinds';
import type { UserActor } from '@bff/domain/shared/actor';
import { listVehicles } from '@bff/domain/vehicles';

/** What a company does before it can sell, in the order in which one needs the other. */
const STEPS = ['details', 'depots', 'vehicles', 'prices', 'fees'] as const;
export type FirstDayStep = (typeof STEPS)[number];

export interface FirstDay {
  steps: { step: FirstDayStep; done: boolean }[];
  /** The price lists that are still to be written. */
  missing: PriceListKind[];
  /** All of them are done: what is left is that somebody books. */
  isReady: boolean;
}

/**
 * What a new company still has to do, read from what it has entered. Null once all of it is done and somebody has taken a bus of it: then
 * nobody needs the list any more.
 * @throws DomainError `company.notFound`, `auth.noPermission`
 */
export async function firstDay(actor: UserActor, company: Company): Promise<FirstDay | null> {
  const { id: companyId } = company;
  const oneOfAll = { text: '', sort: 'registrationNumber', descending: false, page: 1, pageSize: 1 } as const;
  const any = { busType: undefined, fuelType: undefined, depotId: undefined };
  const [depots, vehicles, missing, { tiers }, hasTrips] = await Promise.all([
    depotsOf(actor, companyId),
    listVehicles(actor, { ...oneOfAll, ...any, companyId, status: 'active' }),
    missingToday(actor, companyId),
    seeCompanyTiers(actor, companyId),
    hasHadTrips(actor, companyId),
  ]);
  const done: Record<FirstDayStep, boolean> = {
    // Neither is asked for in the application: until the company says who answers at night it is its contact.
    details: company.street !== '' || company.emergencyPhone !== company.contactPhone,
    depots: depots.length > 0,
    vehicles: vehicles.total > 0,
    prices: missing.length === 0,
    fees: tiers.length > 0,
  };
  const isReady = STEPS.every((step) => done[step]);
  if (isReady && hasTrips) return null;
  return { steps: STEPS.map((step) => ({ step, done: done[step] })), missing, isReady };
}
