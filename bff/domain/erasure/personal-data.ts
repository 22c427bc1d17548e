import type { ErrorKey } from '../shared/error-catalogue';

/** Whom personal data is about. */
export interface DataSubject {
  userId: number;
  /** Their customer record, when they have one. */
  customerId: number | null;
}

/** Why an account cannot be deleted yet. */
export interface DeletionObstacle {
  key: Extract<ErrorKey, 'user.tripsUpcoming' | 'user.lastTripRecent' | 'user.refundsOpen' | 'dealUnit.tripsAlone'>;
  /** From when it can, as far as is known; null: when something else has happened. */
  possibleFrom: Date | null;
  /** What its message names before the day. */
  args?: readonly string[] | undefined;
}

/**
 * A noun that keeps personal data beside the account. Nouns that know erasure register here; it knows none of them. All but `export` run
 * in the transaction that deletes the account.
 */
export interface PersonalDataKeeper {
  /** Its name in an export. */
  name: string;
  obstacle(subject: DataSubject): Promise<DeletionObstacle | undefined>;
  /** When something of the subject's was last entered in the accounts; undefined: never, and nothing has to be kept for them. */
  lastAccounted(subject: DataSubject): Promise<Date | undefined>;
  /** Takes the person out; what was sold, when and for how much stays. */
  pseudonymise(subject: DataSubject): Promise<void>;
  /** Everything that is held about the person, as JSON. */
  export(subject: DataSubject): Promise<unknown>;
}

const keepers = new Map<string, PersonalDataKeeper>();

/** Called once, by whoever composes the product. */
export const registerPersonalData = (keeper: PersonalDataKeeper): void => void keepers.set(keeper.name, keeper);

/** Throws when none has registered: without them an account would go while its trips are to come. */
export function personalDataKeepers(): readonly PersonalDataKeeper[] {
  if (keepers.size === 0) throw new Error('no PersonalDataKeeper registered');
  return [...keepers.values()];
}
