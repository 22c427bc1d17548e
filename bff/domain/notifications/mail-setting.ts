import { env, publicOrigin } from '@bff/platform/env';
import { readSettings, sellerNamed } from '../settings';
import type { MailSetting } from './mail-content';

/** The names and numbers of this installation, as mails use them. */
export async function mailSetting(): Promise<MailSetting> {
  const settings = await readSettings();
  return {
    brand: env().BRAND_NAME,
    origin: publicOrigin(),
    supportEmail: settings.supportEmail,
    supportPhone: settings.supportPhone,
    supportHours: { sv: settings.supportHoursSv, en: settings.supportHoursEn },
    seller: sellerNamed(settings),
  };
}
