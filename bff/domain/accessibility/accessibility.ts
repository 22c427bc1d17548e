// Traces: S8-023, S8-690, S8-691
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import type { Page } from '../shared/list-page';
import { revisionOf } from '../shared/revision';
import { codeFor } from './accessibility-code';
import { accessibilityPolicy } from './accessibility.policy';
import {
  type AccessibilityListQuery,
  type AccessibilityNames,
  type AccessibilityProperty,
  accessibilityStore,
  type AccessibilitySummary,
} from './accessibility.store';

const facts = ({ nameSv, nameEn }: AccessibilityNames) => ({ nameSv, nameEn });

/** The revision of a property as shown; sent back with the change. */
export const accessibilityRevision = (property: AccessibilityNames): string => revisionOf(facts(property));

/** The whole catalogue by Swedish name. Visible to everybody who looks for a bus. */
export const accessibilityCatalogue = (): Promise<AccessibilityProperty[]> => accessibilityStore.all();

/** A page of the catalogue, with how many buses have each. @throws DomainError `auth.noPermission` */
export async function listAccessibility(
  actor: Actor,
  query: AccessibilityListQuery,
): Promise<Page<AccessibilitySummary>> {
  must(accessibilityPolicy.manage(actor), 'auth.noPermission');
  return accessibilityStore.list(query);
}

/** A property, with the revision that a form about it sends back. @throws DomainError `auth.noPermission`, `accessibility.notFound` */
export async function seeAccessibility(
  actor: Actor,
  id: number,
): Promise<{ property: AccessibilityProperty; revision: string; isInUse: boolean }> {
  must(accessibilityPolicy.manage(actor), 'auth.noPermission');
  const property = await accessibilityStore.find(id);
  must(property, 'accessibility.notFound');
  return { property, revision: accessibilityRevision(property), isInUse: await accessibilityStore.isInUse(id) };
}

/** A code that no other property has. */
async function freeCode(nameEn: string): Promise<string> {
  const word = codeFor(nameEn);
  let code = word;
  for (let nth = 2; await accessibilityStore.hasCode(code); nth++) code = `${word}${nth}`;
  return code;
}

/** Adds a property, which companies can then give their buses. @throws DomainError `auth.noPermission`; at its field `accessibility.duplicate` */
export async function addAccessibility(actor: Actor, names: AccessibilityNames): Promise<{ id: number }> {
  must(accessibilityPolicy.manage(actor), 'auth.noPermission');
  return inTransaction(async () => {
    const code = await freeCode(names.nameEn);
    const id = await accessibilityStore.insert(code, names);
    await logTransition({
      entity: 'accessibility',
      entityId: id,
      from: null,
      to: 'active',
      by: actor,
      data: { code, ...facts(names) },
    });
    return { id };
  });
}

/**
 * Renames a property, wherever it is shown. Its code stays: addresses and other systems use it.
 * @throws DomainError `auth.noPermission`, `accessibility.notFound`, `input.changedMeanwhile`; at its field `accessibility.duplicate`
 */
export async function editAccessibility(
  actor: Actor,
  { id, names, revision }: { id: number; names: AccessibilityNames; revision?: string | undefined },
): Promise<void> {
  must(accessibilityPolicy.manage(actor), 'auth.noPermission');
  await editRecord<AccessibilityProperty, AccessibilityNames>({
    entity: 'accessibility',
    entityId: id,
    by: actor,
    seen: revision,
    lock: async () => {
      const property = await accessibilityStore.lock(id);
      must(property, 'accessibility.notFound');
      return property;
    },
    facts,
    change: () => names,
    write: (next) => accessibilityStore.update(id, next),
  });
}

/** Removes a property that no bus has. @throws DomainError `auth.noPermission`, `accessibility.notFound`, `accessibility.inUse` */
export async function removeAccessibility(actor: Actor, id: number): Promise<void> {
  must(accessibilityPolicy.manage(actor), 'auth.noPermission');
  await inTransaction(async () => {
    must(await accessibilityStore.lock(id), 'accessibility.notFound');
    must(!(await accessibilityStore.isInUse(id)), 'accessibility.inUse');
    await accessibilityStore.remove(id);
    await logTransition({ entity: 'accessibility', entityId: id, from: 'active', to: 'removed', by: actor });
  });
}

/**
 * The rows of some codes of the catalogue, locked against removal until the transaction ends: they are being given to a bus.
 * @throws DomainError `accessibility.notFound` at `field`
 */
export async function keepAccessibility(codes: readonly string[], field: string): Promise<number[]> {
  if (codes.length === 0) return [];
  const wanted = [...new Set(codes)];
  const kept = await accessibilityStore.lockShared(wanted);
  must(kept.length === wanted.length, 'accessibility.notFound', [], field);
  return kept.map(({ id }) => id);
}
