import { type EventLogEntry, User } from '@db/models';

/** The driver whom an entry about an assignment names or removes, by id: the log has no names. */
function driverIdOf({ entity, data }: Pick<EventLogEntry, 'entity' | 'data'>): number | null {
  if (entity !== 'assignment') return null;
  const { old = null, new: next = null } = (data?.['driverUserId'] ?? {}) as {
    old?: number | null;
    new?: number | null;
  };
  return next ?? old;
}

/** The current names of the drivers that entries about assignments name or remove; null once the account is deleted. */
export async function driversOf(
  entries: readonly Pick<EventLogEntry, 'entity' | 'data'>[],
): Promise<(entry: Pick<EventLogEntry, 'entity' | 'data'>) => string | null> {
  const ids = [...new Set(entries.flatMap((entry) => driverIdOf(entry) ?? []))];
  const users = ids.length === 0 ? [] : await User.findAll({ attributes: ['id', 'name'], where: { id: ids } });
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return (entry) => names.get(driverIdOf(entry) ?? 0) || null;
}
