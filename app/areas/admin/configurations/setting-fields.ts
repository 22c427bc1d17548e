import { z } from 'zod';
import { day } from '~/forms/field-schemas';

/** As the setting was shown. */
export const version = z.coerce.number().int().min(1);

/** What the form of a setting sends; what its value may be only the server knows (`setting-form.server.ts`). */
export const SettingFields = z.object({ value: z.string().max(300), validFrom: day.optional(), version });
