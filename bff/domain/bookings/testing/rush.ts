import { occupancyStore } from '@bff/domain/availability';
import { type Offer, sealOffer } from '@bff/domain/offers';
import { DomainError } from '@bff/domain/shared/errors';
import { createCustomer, createVehicle } from '@db/factories';
import { execute, select } from '@db/query';
import { holdOffer } from '../hold-offer';
import { aTrip, type Buyer, createFleet, findOffer, offerOf } from './market';

/** Many customers who want the same bus at the same moment (B1 of the programme). */
export interface RushOutcome {
  /** How many bookings hold the bus after each round; one is right. */
  bookings: number[];
  /** Refusals by key of the error catalogue; any other error by its message. */
  refusals: Record<string, number>;
  /** Milliseconds from request to answer, ascending. */
  times: number[];
}

interface Rush {
  buyers: number;
  rounds: number;
  afterRound?: (bookings: number) => void;
}

/**
 * Each round offers a new bus to everybody; each buyer is a customer of its own. The winner is replaced by another: a customer with three
 * holds is refused for those.
 */
export async function rush({ buyers, rounds, afterRound }: Rush): Promise<RushOutcome> {
  const fleet = await createFleet(1);
  const { offer } = await findOffer(aTrip(), fleet.vehicleId);
  const people: Buyer[] = [];
  while (people.length < buyers) people.push(await createCustomer());
  const outcome: RushOutcome = { bookings: [], refusals: {}, times: [] };
  for (let round = 0; round < rounds; round++) {
    const { id } = await createVehicle(fleet.companyId, fleet.depotId);
    const { held, winners } = await everybodyWants(offerOf(offer, id), id, people, outcome);
    outcome.bookings.push(held);
    afterRound?.(held);
    for (const winner of winners) people.splice(people.indexOf(winner), 1, await createCustomer());
  }
  outcome.times.sort((a, b) => a - b);
  return outcome;
}

async function everybodyWants(offer: Offer, vehicleId: number, people: readonly Buyer[], outcome: RushOutcome) {
  const sealed = sealOffer(offer);
  const winners = new Set<Buyer>();
  await Promise.all(
    people.map(async (buyer) => {
      const asked = performance.now();
      try {
        await holdOffer(buyer, sealed);
        winners.add(buyer);
      } catch (error) {
        const told = error instanceof DomainError ? error.key : String(error);
        outcome.refusals[told] = (outcome.refusals[told] ?? 0) + 1;
      }
      outcome.times.push(performance.now() - asked);
    }),
  );
  const held = await select("SELECT id FROM bookings WHERE vehicle_id = :vehicleId AND status <> 'canceled'", {
    vehicleId,
  });
  return { held: held.length, winners };
}

/**
 * Disables both safeguards, in this process and its database, to show that the test above can fail. Returns a function that restores the
 * lock.
 */
export async function withoutLock(): Promise<() => void> {
  const { lockVehicles } = occupancyStore;
  occupancyStore.lockVehicles = () => Promise.resolve();
  for (const trigger of ['occupancies_before_insert', 'occupancies_before_update'])
    await execute(`DROP TRIGGER IF EXISTS ${trigger}`);
  return () => {
    occupancyStore.lockVehicles = lockVehicles;
  };
}

export const percentile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.ceil(ascending.length * share) - 1)] ?? 0;
