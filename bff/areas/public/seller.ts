import { readSettings } from '@bff/domain/settings';
import type { Language } from '@bff/domain/shared/actor';
import { type ShownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';

/** Who runs the service, as far as an administrator has entered it. */
export interface Seller {
  name: string;
  /** Ten digits, or empty. */
  orgNumber: string;
  address: string;
  phone: ShownPhone | null;
  /** When the phone is answered. */
  hours: string;
  email: string;
  /** The number of working days within which an answer is promised; null for no promise. */
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
