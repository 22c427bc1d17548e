import { z } from 'zod';
import { isSettingKey, parseTyped } from '@bff/domain/settings';
import { must } from '@bff/domain/shared/errors';
import { day } from '~/forms/field-schemas';
import { SettingFields, version } from './setting-fields';

/** The value that somebody typed, as it is stored. @throws DomainError `setting.notFound` */
export function settingForm(key: string) {
  must(isSettingKey(key), 'setting.notFound');
  return SettingFields.extend({
    value: SettingFields.shape.value.transform((typed, context) => {
      const parsed = parseTyped(key, typed);
      if ('stored' in parsed) return parsed.stored;
      context.addIssue(parsed.error);
      return z.NEVER;
    }),
  });
}

export const ResetForm = z.object({ version });
export const WithdrawForm = z.object({ validFrom: day, version });
