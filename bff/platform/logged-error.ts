import { DomainError } from '@bff/domain/shared/errors';

const MOST_CAUSES = 5;
const MOST_STATEMENT = 500;
const MOST_MESSAGE = 300;

/** Error types whose messages the JavaScript engine writes: they name only code. */
const ABOUT_CODE = new Set(['TypeError', 'RangeError', 'ReferenceError']);
/** Parts of our own messages that may quote somebody. */
const QUOTED = /\S+@\S+|"[^"]*"|'[^']*'|«[^»]*»|`[^`]*`/g;

/** The message of an error that has neither a code nor a statement; any other may quote what somebody sent. */
function messageOf({ name, message }: Error): string | undefined {
  if (ABOUT_CODE.has(name)) return message.slice(0, MOST_MESSAGE);
  return name === 'Error' ? message.replace(QUOTED, '…').slice(0, MOST_MESSAGE) : undefined;
}

/** Properties that name the kind of failure in Node, mysql2, Sequelize, nodemailer and Stripe: never a value. */
const NAMED = ['code', 'errno', 'sqlState', 'syscall', 'statusCode', 'responseCode', 'type', 'port'] as const;

/** The statement's shape: every string and number becomes a question mark. */
export const withoutValues = (sql: string): string =>
  sql
    .replace(/'(?:[^'\\]|\\.|'')*(?:'|$)|"(?:[^"\\]|\\.|"")*(?:"|$)/gs, '?')
    .replace(/\b(?:0x[0-9a-f]+|\d[\d.]*(?:e[+-]?\d+)?)\b/gi, '?')
    .replace(/\?(?:\s*,\s*\?)+/g, '?, …')
    .slice(0, MOST_STATEMENT);

/** The stack without the message that V8 puts in front. */
const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at [^'"«»]*$/.test(line))
    .join('\n');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value));

/** Which fields were wrong and how, never what they contained. */
const issuesOf = (issues: readonly unknown[]): unknown[] =>
  issues
    .filter(isObject)
    .map(({ code, path }) => ({ code, path: Array.isArray(path) ? path.map(String).join('.') : '' }));

/**
 * An error as the log may show it: its kind, codes, place in the code, and the shape of the statement. User input ends up in driver
 * messages, statements, parameters and schema inputs, so only what is named here is copied.
 */
export function loggedError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: isObject(error) ? 'object' : typeof error };
  const found = error as Error & Record<string, unknown>;
  const name = isCode(error.name) ? error.name : 'Error';
  const shown: Record<string, unknown> = { type: name };
  for (const key of NAMED) if (key !== 'type' && isCode(found[key])) shown[key] = found[key];
  if (error instanceof DomainError) shown['key'] = error.key;
  else if (found['code'] === undefined && found['sql'] === undefined) shown['message'] = messageOf(error);
  if (typeof found['sql'] === 'string') shown['statement'] = withoutValues(found['sql']);
  if (isObject(found['fields']) && !Array.isArray(found['fields'])) shown['fields'] = Object.keys(found['fields']);
  if (Array.isArray(found['issues'])) shown['issues'] = issuesOf(found['issues']);
  if (error.stack) shown['stack'] = placesOf(error.stack);
  if (depth >= MOST_CAUSES) return shown;
  const cause = found['original'] ?? error.cause;
  if (cause instanceof Error) shown['cause'] = loggedError(cause, depth + 1);
  if (error instanceof AggregateError)
    shown['errors'] = error.errors.slice(0, MOST_CAUSES).map((one) => loggedError(one, depth + 1));
  return shown;
}
