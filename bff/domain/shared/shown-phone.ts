import parsePhoneNumber from 'libphonenumber-js/min';

/** A telephone number for a link and for people. Formatted on the server, since every country's rules are too much for a browser. */
export interface ShownPhone {
  /** E.164. */
  number: string;
  text: string;
}

/** A telephone number in any notation as E.164, or undefined; without a country code it is Swedish. */
export function toE164(typed: string): string | undefined {
  const number = parsePhoneNumber(typed, 'SE');
  return number?.isValid() ? String(number.number) : undefined;
}

/** A stored E.164 number as people write it: in national form when it is Swedish. */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumber(e164, 'SE');
  if (!number) return e164;
  return number.country === 'SE' ? number.formatNational() : number.formatInternational();
}

export const shownPhone = (e164: string): ShownPhone => ({ number: e164, text: formatPhone(e164) });

/** Like `shownPhone`, for a number that may be missing. */
export const shownPhoneIf = (e164: string | null): ShownPhone | null => (e164 ? shownPhone(e164) : null);
