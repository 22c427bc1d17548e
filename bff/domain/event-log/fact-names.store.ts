import { namedOfKind } from './subject-names.store';

/** Facts of entries that are ids, by the kind of thing that has them. */
const KINDS: Readonly<Record<string, string>> = {
  companyId: 'company',
  customerId: 'customer',
  vehicleId: 'vehicle',
  integrationId: 'integration',
  served: 'dealOrganisation',
};

/** What an exception in prices is for. */
const subjectsOf = (entity: string): string => (entity === 'driverCostList' ? 'user' : 'vehicle');

/** What things are called today, by the fact that holds their ids and by the id as it is shown. */
export type FactNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The names of the things that an entry's data mention by their ids. */
export async function namesInFacts({ entity, data }: { entity: string; data: unknown }): Promise<FactNames> {
  const kinds = { ...KINDS, subjects: subjectsOf(entity) };
  const facts = data !== null && typeof data === 'object' ? Object.entries(data) : [];
  const named = facts.flatMap(([fact, value]) => {
    const kind = Object.hasOwn(kinds, fact) ? kinds[fact as keyof typeof kinds] : undefined;
    return kind === undefined ? [] : [{ fact, kind, ids: idsIn(value) }];
  });
  const names = await Promise.all(
    named.map(async ({ fact, kind, ids }) => [fact, Object.fromEntries(await namedOfKind(kind, ids))] as const),
  );
  return Object.fromEntries(names);
}

/** Whether alone, in a list, or before and after a change. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(idsIn);
  const id = Number(value);
  return value !== null && Number.isSafeInteger(id) && id > 0 ? [id] : [];
}
