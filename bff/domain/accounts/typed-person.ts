import parsePhoneNumber from 'libphonenumber-js/min';

/** A telephone number in any written form as E.164, or undefined; without a country code it is Swedish. */
export function toE164(typed: string): string | undefined {
  const number = parsePhoneNumber(typed, 'SE');
  return number?.isValid() ? String(number.number) : undefined;
}
