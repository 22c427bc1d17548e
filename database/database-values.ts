/** Values that only the database knows when a statement runs. Classes, so that nothing from outside can look like one. */
export abstract class DatabaseValue {
  /** As it stands in a statement. */
  abstract readonly text: string;
}

class FromNow extends DatabaseValue {
  readonly text: string;

  constructor(minutes: number) {
    super();
    this.text = `UTC_TIMESTAMP(3) + INTERVAL ${Number(minutes)} MINUTE`;
  }
}

/** An instant by the database's clock: so many minutes after the statement that writes it. */
export const inMinutes = (minutes: number): DatabaseValue => new FromNow(minutes);

class RememberedId extends DatabaseValue {
  readonly text: string;

  constructor(name: string) {
    super();
    if (!/^\w+$/.test(name)) throw new Error(`${name} is no name of an id`);
    this.text = `@${name}`;
  }
}

/** An id, whether known already or to the database alone. */
export type NewId = number | RememberedId;

/** The id to which `rememberId` (statement.ts) gave that name. */
export const rememberedId = (name: string): RememberedId => new RememberedId(name);
