/** The Luhn check digit (ISO/IEC 7812-1) to append to `digits`. */
export function luhnDigit(digits: string): number {
  let sum = 0;
  for (let i = digits.length - 1, double = true; i >= 0; i--, double = !double) {
    const digit = digits.charCodeAt(i) - 48;
    const product = double ? digit * 2 : digit;
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}

/** The VAT number of a Swedish organisation, from its ten digits. */
export const vatNumberOf = (orgNumber: string): string => `SE${orgNumber}01`;
