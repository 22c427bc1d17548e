/** Names that carry secrets; `keyId` and the like are public. */
const SECRET = /password|passwd|secret|token|hash|cookie|authorization|apiKey|pepper|recoveryCode/i;
const BLOT = '•••';

/** The same data with every value under a secret's name redacted, however deep, because the event log is kept for ever. */
export function withoutSecrets(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSecrets);
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, SECRET.test(name) ? BLOT : withoutSecrets(value)]),
  );
}
