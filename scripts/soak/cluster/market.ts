import { aTrip, findOffer, offerOf } from '@bff/domain/bookings/testing/market';
import { type Offer, sealOffer } from '@bff/domain/offers';
import { issueToken, startSession } from '@bff/domain/sessions';
import { createBookableVehicle, createCustomer, createUser, createVehicle } from '@db/factories';
import { User } from '@db/models';

/** A customer with a token, from an address of their own. */
export interface Buyer {
  userId: number;
  customerId: number;
  token: string;
  address: string;
}

let addresses = 0;
/** Rate limits are per address; the users of a soak do not all share an office. */
const anAddress = (): string => {
  const n = ++addresses;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
};

export async function aBuyer(): Promise<Buyer> {
  const { userId, customerId } = await createCustomer();
  const { token } = await issueToken(await loginOf(userId));
  return { userId, customerId, token, address: anAddress() };
}

export async function buyers(count: number): Promise<Buyer[]> {
  const made: Buyer[] = [];
  while (made.length < count)
    made.push(...(await Promise.all(Array.from({ length: Math.min(10, count - made.length) }, aBuyer))));
  return made;
}

/** A system owner with a session of their own, as its cookie has it. */
export async function anOwner(): Promise<{ userId: number; session: string; address: string }> {
  const { userId } = await createUser({
    roles: ['SYSTEM_OWNER', 'SYSTEM_ADMIN'],
    passwordHash: 'nobody logs in by it',
  });
  const { token } = await startSession({ login: await loginOf(userId) });
  return { userId, session: token, address: anAddress() };
}

async function loginOf(userId: number) {
  const { credentialVersion } = await User.findByPk(userId, { rejectOnEmpty: true });
  return { userId, credentialVersion };
}

export interface Market {
  /** A new bus of one of the operators, in a sealed offer. */
  newBus(operator?: number): Promise<{ vehicleId: number; offer: string }>;
}

/** Operators whose buses are all alike. */
export async function openMarket(operators: number): Promise<Market> {
  const kinds: { companyId: number; depotId: number; offer: Offer }[] = [];
  while (kinds.length < operators) {
    const { companyId, depotId, vehicleId } = await createBookableVehicle();
    kinds.push({ companyId, depotId, offer: (await findOffer(aTrip(), vehicleId)).offer });
  }
  let turn = 0;
  return {
    async newBus(operator = turn++) {
      const { companyId, depotId, offer } = kinds[operator % kinds.length]!;
      const { id } = await createVehicle(companyId, depotId);
      return { vehicleId: id, offer: sealOffer(offerOf(offer, id)) };
    },
  };
}
