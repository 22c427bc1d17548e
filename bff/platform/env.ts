import { z } from 'zod';

const flag = z.stringbool().default(false);
const optionalUrl = z.url().optional();

/** A list of names and values as OpenTelemetry's variables have it; undefined when it is none. */
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
    /** Demo mode: demo data, demo accounts, the payment sandbox and the mailbox page. Never on by itself in a real deployment. */
    DEMO: flag,
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** The address people use, without a trailing slash. Links in mail, cookies and CSRF checks go by it. */
    PUBLIC_ORIGIN: z
      .url()
      .transform((url) => new URL(url).origin)
      .optional(),
    BRAND_NAME: z.string().min(1).default('Bussplats'),
    /** Who sells, as receipts must say it (bokföringslagen 5:7): legal name, organisation number, address. */
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
    /** Where logins and logouts are told of, by a pseudonym, of those who agreed; nowhere without it. */
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
    /** Forms to accounts (login, registration, passwords) that one address may send in ten minutes: a school or an office is one address. */
    ACCOUNT_FORMS_PER_ADDRESS: z.coerce.number().int().min(30).default(600),
    /** Searches that one address may ask for in five minutes, of each process. */
    SEARCHES_PER_ADDRESS: z.coerce.number().int().min(60).default(600),
    /** Seconds from the signal to stop until the port closes, so that a proxy that asks `/readyz` has stopped sending requests by then. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
    /** What `/metrics` asks for (Authorization: Bearer); without it there is no such address. */
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/-]{16,}=*$/)
      .optional(),
    /** A collector for OpenTelemetry (OTLP over HTTP), to which spans are sent; nothing of it is loaded without one. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** What it is to be sent with them: `name=value`, comma separated, values as in a URL. */
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .transform((list, context) => {
        const named = namedValues(list);
        if (!named) context.addIssue('is a list of name=value');
        return named ?? {};
      })
      .optional(),
    OTEL_SERVICE_NAME: z.string().min(1).default('bussplats'),
    /** The share of the traces that begin here and are recorded; one that was begun elsewhere is recorded where it is said so there. */
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
 * Whether people other than its developers reach the product, whatever NODE_ENV says or leaves out: it has an address that is not this
 * machine's own, or listens to others.
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

/** Parses the environment; throws one message that names every variable that is wrong, never a value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`);
  throw new Error(`The environment is not right:\n${lines.join('\n')}`);
}

/**
 * What serving needs besides: whoever starts the server without saying that it is a demonstration means it, so nothing pretends to be the
 * payment provider or the mail server. Commands (migrations, seeds) need neither.
 */
export function checkServing({ DEMO, STRIPE_SECRET_KEY, SMTP_URL }: Env): void {
  const missing = [...(STRIPE_SECRET_KEY ? [] : ['STRIPE_SECRET_KEY']), ...(SMTP_URL ? [] : ['SMTP_URL'])];
  if (DEMO || missing.length === 0) return;
  throw new Error(`${missing.join(' and ')} missing: without them only a demonstration is served (DEMO=1)`);
}

let parsed: Env | undefined;

/** The environment, parsed once. The only reader of process.env. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** A demonstration has no proxy that would have to notice. */
export function drainMs(): number {
  const { DRAIN_SECONDS, DEMO, NODE_ENV } = env();
  return (DRAIN_SECONDS ?? (NODE_ENV === 'production' && !DEMO ? 6 : 0)) * 1_000;
}

/** The origin that links, cookies and CSRF checks go by. */
export const publicOrigin = (): string => env().PUBLIC_ORIGIN ?? `http://localhost:${env().PORT}`;
