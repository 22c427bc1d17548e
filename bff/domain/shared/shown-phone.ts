import parsePhoneNumber from 'libphonenumber-js/min';

/** A telephone number as a link has it and as people read it: written here, since the rules of all countries are too much for a browser. */
export interface ShownPhone {
  /** E.164. */
  number: string;
  text: string;
}

/** A telephone number in any written form as E.164, or undefined; without a country code it is Swedish. */
export function toE164(typed: string): string | undefined {
  const number = parsePhoneNumber(typed, 'SE');
  return number?.isValid() ? String(number.number) : undefined;
}

/** A stored E.164 number as people write it: nationally when it is Swedish. */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumber(e164, 'SE');
  if (!number) return e164;
  return number.country === 'SE' ? number.formatNational() : number.formatInternational();
}

export const shownPhone = (e164: string): ShownPhone => ({ number: e164, text: formatPhone(e164) });

/** The same of one that may be missing. */
export const shownPhoneIf = (e164: string | null): ShownPhone | null => (e164 ? shownPhone(e164) : null);
