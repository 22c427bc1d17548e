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

/** The number of a link is E.164 whatever was stored: one with spaces is no address. */
export const shownPhone = (stored: string): ShownPhone => ({
  number: toE164(stored) ?? stored.replace(/[^+\d]/g, ''),
  text: formatPhone(stored),
});

/** Like `shownPhone`, for a number that may be missing. */
export const shownPhoneIf = (e164: string | null): ShownPhone | null => (e164 ? shownPhone(e164) : null);
