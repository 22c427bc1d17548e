/** What is no part of the price, and may be long. */
const BESIDE_PRICE = new Set(['message', 'priceConfirmed']);

/** What of a quote's form makes its price: what is wrong with its message leaves the price as it is. */
export function pricedPart(typed: FormData): FormData {
  const part = new FormData();
  for (const [name, value] of typed) if (typeof value === 'string' && !BESIDE_PRICE.has(name)) part.append(name, value);
  return part;
}
