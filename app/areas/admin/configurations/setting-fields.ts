import * as z from 'zod/mini';
import type { SettingView } from '@bff/areas/admin';
import { day, type Kind, typed } from '#fields/kinds';
import { defineFields, field, schemaOf, version } from '~/forms/fields';

type Unit = SettingView['unit'];

const maybeDay: Kind<string | undefined, string> = { ...day, schema: z.optional(day.schema) };

/** The value's control. */
const value = (unit: Unit) => {
  const label = 'settings:newValue';
  if (unit === 'onOff') return field(typed('one'), label);
  if (unit === 'email') return field(typed('email'), label, { width: 'md' });
  if (unit === 'line' || unit === 'orgNumber')
    return { ...field(typed('text'), label, { width: 'md' }), required: false };
  if (unit === 'phone') return { ...field(typed('tel'), label, { width: 'md' }), required: false };
  const isDecimal = unit === 'ore' || unit === 'basisPoints' || unit === 'metres';
  return field(typed(isDecimal ? 'decimal' : 'number'), label, { width: 'sm', suffix: `settings:suffix.${unit}` });
};

/** The fields of a setting's form; only the server knows the limits of its value (`setting-form.server.ts`). */
export const settingFields = (unit: Unit) =>
  defineFields({
    value: value(unit),
    validFrom: { ...field(maybeDay, 'settings:validFrom', { hint: 'settings:validFromHint' }), required: true },
  });

export const settingSchema = (unit: Unit) => schemaOf(defineFields({ ...settingFields(unit), version }));
