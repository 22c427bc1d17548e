import type { Sequelize } from 'sequelize';
import { sequelize } from './connection';

/**
 * What a module keeps of the database, once for each that this process has been connected to: what was read from one is never shown as
 * another's. A database test shares its worker's modules with the files before it (decision 0581), each of which had a database of its own.
 *
 * @param create makes what is kept; mutate it to keep something else.
 */
export function perConnection<Kept extends object>(create: () => Kept): () => Kept {
  const keptOf = new WeakMap<Sequelize, Kept>();
  return () => {
    let kept = keptOf.get(sequelize());
    if (!kept) keptOf.set(sequelize(), (kept = create()));
    return kept;
  };
}
