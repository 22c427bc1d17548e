import type { Sequelize } from 'sequelize';
import { sequelize } from './connection';

/**
 * A module's cache of the database, one for each database that this process connects to: data read from one is never shown as another's. A
 * database test shares its worker's modules with the files before it (decision 0581), each of which had its own database.
 *
 * @param create makes the cached object; mutate it to cache something else.
 */
export function perConnection<Kept extends object>(create: () => Kept): () => Kept {
  const keptOf = new WeakMap<Sequelize, Kept>();
  return () => {
    let kept = keptOf.get(sequelize());
    if (!kept) keptOf.set(sequelize(), (kept = create()));
    return kept;
  };
}
