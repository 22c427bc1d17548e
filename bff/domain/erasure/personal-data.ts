import type { ErrorKey } from '../shared/error-catalogue';

/** The person that personal data is about. */
export interface DataSubject {
  userId: number;
  /** Their customer record, if any. */
  customerId: number | null;
}

/** Why an account cannot be deleted yet. */
export interface DeletionObstacle {
  key: Extract<ErrorKey, 'user.tripsUpcoming' | 'user.lastTripRecent' | 'user.refundsOpen' | 'dealUnit.tripsAlone'>;
  /** When it becomes possible, if known; null: after some other event. */
  possibleFrom: Date | null;
  /** The params of its message before the day. */
  args?: readonly string[] | undefined;
}

/**
 * A noun that keeps personal data besides the account. Nouns that know erasure register here; it knows none of them. All but `export` run
 * in the transaction that deletes the account.
 */
export interface PersonalDataKeeper {
  /** Its name in an export. */
  name: string;
  obstacle(subject: DataSubject): Promise<DeletionObstacle | undefined>;
  /** When the subject last had an accounting entry; undefined if never, and nothing has to be kept for them. */
  lastAccounted(subject: DataSubject): Promise<Date | undefined>;
  /** Removes the person; what was sold, when and for how much stays. */
  pseudonymise(subject: DataSubject): Promise<void>;
  /** Everything held about the person, as JSON. */
  export(subject: DataSubject): Promise<unknown>;
}

const keepers = new Map<string, PersonalDataKeeper>();

/** Called once, when the product is composed. */
export const registerPersonalData = (keeper: PersonalDataKeeper): void => void keepers.set(keeper.name, keeper);

/** Throws when none has registered: without them an account would be deleted despite coming trips. */
export function personalDataKeepers(): readonly PersonalDataKeeper[] {
  if (keepers.size === 0) throw new Error('no PersonalDataKeeper registered');
  return [...keepers.values()];
}
