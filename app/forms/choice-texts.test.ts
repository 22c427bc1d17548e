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

/** Fields wherever they stand in what a module exports. */
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

it('there are choices', () => expect(said.length).toBeGreaterThan(60));

// A kit that shows any field takes its choices' words from a group that the field names: the types know the group alone (decision 1040).
it('every value of a choice has its word', () => {
  expect(said.filter(([group, value]) => !i18nOf('sv').exists(openKey(group, value)))).toEqual([]);
});
