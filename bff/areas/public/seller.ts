import { readSettings } from '@bff/domain/settings';
import type { Language } from '@bff/domain/shared/actor';
import { type ShownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';

/** Who stands behind the service, as far as an administrator has said it. */
export interface Seller {
  name: string;
  /** Ten digits, or nothing. */
  orgNumber: string;
  address: string;
  phone: ShownPhone | null;
  /** When the phone is answered. */
  hours: string;
  email: string;
  /** Working days that an answer is promised within; null: none is. */
  answerDays: number | null;
}

export async function seller(language: Language): Promise<Seller> {
  const settings = await readSettings();
  return {
    name: settings.sellerName,
    orgNumber: settings.sellerOrgNumber,
    address: settings.sellerAddress,
    phone: shownPhoneIf(settings.supportPhone || null),
    hours: language === 'sv' ? settings.supportHoursSv : settings.supportHoursEn,
    email: settings.supportEmail,
    answerDays: settings.supportAnswerDays || null,
  };
}
