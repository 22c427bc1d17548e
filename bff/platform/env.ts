import { z } from 'zod';

const flag = z.stringbool().default(false);
const optionalUrl = z.url().optional();

/** A list of names and values in the form of OpenTelemetry's variables; undefined when it is malformed. */
function namedValues(list: string): Record<string, string> | undefined {
  const named: Record<string, string> = {};
  for (const pair of list.split(',')) {
    const [, name, value] = /^\s*([\w.-]+)\s*=\s*((?:[!-$&-+\--~]|%[0-9a-f]{2})*)\s*$/i.exec(pair) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      named[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return named;
}

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    /** Demo mode: demo data, demo accounts, payment sandbox and mailbox page. Never on by default. */
    DEMO: flag,
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** The address people use, without a trailing slash. Links in mail, cookies and the same-origin check depend on it. */
    PUBLIC_ORIGIN: z
      .url()
      .transform((url) => new URL(url).origin)
      .optional(),
    BRAND_NAME: z.string().min(1).default('Bussplats'),
    /** The seller as receipts must name it (bokföringslagen 5:7): legal name, organisation number, address. */
    SELLER_NAME: z.string().optional(),
    SELLER_ORG_NUMBER: z
      .string()
      .regex(/^\d{10}$/)
      .optional(),
    SELLER_ADDRESS: z.string().optional(),
    /** Database, as mysql://user:password@host:port/name. */
    DATABASE_URL: z.url().default('mysql://bussplats@127.0.0.1:3306/bussplats'),
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
    /** Where the product keeps files: private database, mailbox, sandbox journal. */
    DATA_DIR: z.string().default('.data'),
    /** Signs offers and derived keys; 32 bytes or more. `npm start` makes one in the data folder. */
    APP_SECRET: z.string().min(32),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** A Stripe-compatible API elsewhere than api.stripe.com (the sandbox sets it). */
    STRIPE_API_ORIGIN: optionalUrl,
    SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    SMTP_URL: optionalUrl,
    MAIL_FROM: z.string().default('Bussplats <no-reply@bussplats.invalid>'),
    OSRM_URL: optionalUrl,
    /** Where to post logins and logouts of users who agreed, under a pseudonym; without it, nowhere. */
    ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Addresses of reverse proxies whose X-Forwarded-* headers are believed, comma separated. */
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((address) => address.trim())
          .filter(Boolean),
      ),
    /** Account forms (login, registration, passwords) that one address may send in ten minutes: a school or an office shares one address. */
    ACCOUNT_FORMS_PER_ADDRESS: z.coerce.number().int().min(30).default(600),
    /** Searches that one address may make in five minutes, per process. */
    SEARCHES_PER_ADDRESS: z.coerce.number().int().min(60).default(600),
    /** Seconds from the stop signal until the port closes, so that a proxy polling `/readyz` has stopped sending requests by then. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
    /** The bearer token for `/metrics`; without it the address does not exist. */
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/-]{16,}=*$/)
      .optional(),
    /** An OpenTelemetry collector (OTLP over HTTP) for spans; without one, none of OpenTelemetry is loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Headers to send with the spans: `name=value`, comma separated, values percent-encoded. */
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .transform((list, context) => {
        const named = namedValues(list);
        if (!named) context.addIssue('is a list of name=value');
        return named ?? {};
      })
      .optional(),
    OTEL_SERVICE_NAME: z.string().min(1).default('bussplats'),
    /** The share of traces begun here that is recorded. A trace begun elsewhere carries its own decision. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    if (Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET))
      context.addIssue('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together');
    if (env.DEMO || !isForPeople(env)) return;
    const missing = (names: string, why: string) => context.addIssue(`a public address needs ${names} (${why})`);
    if (!env.PUBLIC_ORIGIN) missing('PUBLIC_ORIGIN', 'links and cookies go by it');
    else if (isPlain(env.PUBLIC_ORIGIN))
      missing('a PUBLIC_ORIGIN of https', 'cookies would travel where others on the way can read them');
    if (!env.STRIPE_SECRET_KEY) missing('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET', 'the sandbox is for DEMO=1');
    if (!env.SMTP_URL) missing('SMTP_URL', 'mails as files are for DEMO=1');
    if (!(env.SELLER_NAME && env.SELLER_ORG_NUMBER && env.SELLER_ADDRESS))
      missing('SELLER_NAME, SELLER_ORG_NUMBER and SELLER_ADDRESS', 'receipts must name the seller');
  });

/**
 * Whether people other than developers can reach the product: always in production, and whatever NODE_ENV says when it has an address other
 * than this machine's own or listens on an outside interface.
 */
function isForPeople({
  NODE_ENV,
  PUBLIC_ORIGIN,
  HOST,
}: {
  NODE_ENV: string;
  PUBLIC_ORIGIN?: string | undefined;
  HOST: string;
}): boolean {
  if (NODE_ENV === 'production') return true;
  return !isOwnName(HOST) || (PUBLIC_ORIGIN !== undefined && !isOwnName(new URL(PUBLIC_ORIGIN).hostname));
}

const isPlain = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol !== 'https:' && !isOwnName(hostname);
};

const isOwnName = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

export type Env = z.output<typeof schema>;

/** Parses the environment; throws one message that names every wrong variable, never a value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`);
  throw new Error(`The environment is not right:\n${lines.join('\n')}`);
}

/**
 * What serving needs besides. Starting the server without declaring a demo means real use, so nothing may stand in for the payment provider
 * or the mail server. Commands (migrations, seeds) need neither.
 */
export function checkServing({ DEMO, STRIPE_SECRET_KEY, SMTP_URL }: Env): void {
  const missing = [...(STRIPE_SECRET_KEY ? [] : ['STRIPE_SECRET_KEY']), ...(SMTP_URL ? [] : ['SMTP_URL'])];
  if (DEMO || missing.length === 0) return;
  throw new Error(`${missing.join(' and ')} missing: without them only a demonstration is served (DEMO=1)`);
}

let parsed: Env | undefined;

/** The environment, parsed once. Nothing else reads process.env. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** How long to drain, in milliseconds. A demo has no proxy that has to notice. */
export function drainMs(): number {
  const { DRAIN_SECONDS, DEMO, NODE_ENV } = env();
  return (DRAIN_SECONDS ?? (NODE_ENV === 'production' && !DEMO ? 6 : 0)) * 1_000;
}

/** The origin for links, cookies and the same-origin check. */
export const publicOrigin = (): string => env().PUBLIC_ORIGIN ?? `http://localhost:${env().PORT}`;
