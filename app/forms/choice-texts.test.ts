import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { openKey } from '~/i18n/open-key';
import type { TextGroup } from '~/i18n/text-keys';
import type { Field } from './fields';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/app/**/*fields*.ts', '/app/**/*-form*.ts', '!/app/**/*.test.ts', '!/app/forms/**'],
  { eager: true },
);

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && 'control' in value && 'schema' in value && 'label' in value;

/** The fields anywhere in a module's exports. */
function fieldsIn(value: unknown): Field[] {
  if (isField(value)) return [value];
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.values(value).flatMap(fieldsIn);
}

const said = Object.values(modules)
  .flatMap((module) => Object.values(module).flatMap(fieldsIn))
  .flatMap(({ texts, hints, options = [] }) =>
    [texts, hints].flatMap((group): [TextGroup, string][] => (group ? options.map((value) => [group, value]) : [])),
  );

it('finds choices', () => expect(said.length).toBeGreaterThan(60));

// Kits that show any field take its choices' words from a group that the field names; the types check only the group (decision 1040).
it('every value of a choice has its word', () => {
  expect(said.filter(([group, value]) => !i18nOf('sv').exists(openKey(group, value)))).toEqual([]);
});
