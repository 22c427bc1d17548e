import parsePhoneNumber from 'libphonenumber-js/min';

/** A stored E.164 number as people write it: nationally when it is Swedish. */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumber(e164, 'SE');
  if (!number) return e164;
  return number.country === 'SE' ? number.formatNational() : number.formatInternational();
}
