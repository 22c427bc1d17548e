import * as z from 'zod/mini';
import { day, typed } from '#fields/kinds';
import { parseTyped, type SettingKey, settingRule } from '@bff/domain/settings';
import { defineFields, field, schemaOf, version } from '~/forms/fields';
import { settingFields } from './setting-fields';

/** Converts the typed value to its stored form. */
export function settingForm(key: SettingKey) {
  const fields = settingFields(settingRule(key).unit);
  const schema = z.pipe(
    typed('text').schema,
    z.transform((text: string, payload): string => {
      const parsed = parseTyped(key, text);
      if ('stored' in parsed) return parsed.stored;
      payload.issues.push({ code: 'custom', message: parsed.error, input: text });
      return '';
    }),
  );
  return schemaOf(defineFields({ ...fields, value: { ...fields.value, schema }, version }));
}

export const ResetForm = schemaOf(defineFields({ version }));
export const WithdrawForm = schemaOf(defineFields({ validFrom: field(day, 'settings:validFrom'), version }));
