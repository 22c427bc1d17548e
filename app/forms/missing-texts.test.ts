import { expect, test } from 'vitest';
import en from '~/i18n/locales/en/errors.json';
import sv from '~/i18n/locales/sv/errors.json';
import type { Field } from './fields';
import './zod-messages';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/app/**/*fields*.ts', '/app/**/*-form*.ts', '!/app/**/*.test.ts', '!/app/forms/**'],
  { eager: true },
);

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && 'control' in value && 'schema' in value && 'label' in value;

interface Demand {
  name: string;
  message: string;
}

/** The required fields anywhere in a module's exports, with their schema's message when empty. */
function demandedIn(value: unknown, name: string): Demand[] {
  if (isField(value)) {
    if (value.control === 'hidden' || value.control === 'box') return [];
    const read = value.schema.safeParse(undefined);
    return read.success ? [] : [{ name, message: read.error.issues[0]?.message ?? '' }];
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([key, part]) => demandedIn(part, key));
}
const demanded = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((exported) => demandedIn(exported, '')),
);

test('finds such fields', () => expect(demanded.length).toBeGreaterThan(60));

test.each([
  ['sv', sv.missing],
  ['en', en.missing],
])('%s: every required field has a message that says what to fill in', (_, texts) => {
  const without = demanded.filter(({ name, message }) => {
    if (message === 'forms.required' || message === 'forms.choose') return !Object.hasOwn(texts, name);
    return message.startsWith('missing.') && !Object.hasOwn(texts, message.slice('missing.'.length));
  });
  expect(without).toEqual([]);
});

/** Things that forms ask for outside declared fields. */
test.each([
  'yourName',
  'stop',
  'departure',
  'return',
  'adults',
  'children',
  'wheelchairs',
  'street',
  'streetIn',
  'streetAt',
  'wait',
  'code',
])('and so is «%s»', (name) => {
  expect(Object.hasOwn(sv.missing, name)).toBe(true);
  expect(Object.hasOwn(en.missing, name)).toBe(true);
});
