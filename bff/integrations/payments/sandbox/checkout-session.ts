import { newId, nowSeconds, type Metadata, type Session, type SessionSecrets } from './objects';
import { Change, type SandboxState } from './state';
import { invalid } from './stripe-error';

const MINIMUM_SECONDS = 30 * 60;
const MAXIMUM_SECONDS = 24 * 60 * 60;
/** Stripe's bounds for one payment in SEK. */
const MINIMUM_AMOUNT = 300;
const MAXIMUM_AMOUNT = 99_999_999;

export interface SessionParams {
  mode?: string;
  success_url: string;
  cancel_url?: string;
  customer_email?: string;
  client_reference_id?: string;
  locale?: string;
  expires_at?: number;
  submit_type?: string;
  payment_method_types?: string[];
  custom_text?: { submit?: { message: string } };
  metadata?: Metadata;
  line_items?: {
    quantity?: number;
    price?: string;
    price_data?: { currency: string; unit_amount?: number; product_data?: { name: string } };
  }[];
  payment_intent_data?: { description?: string; metadata?: Metadata };
}

/** Rules of Stripe's that its description does not contain. */
function itemOf(params: SessionParams): { name: string; currency: string; amount: number } {
  if (params.mode !== 'payment') throw invalid('The sandbox takes sessions with mode=payment.', undefined, 'mode');
  const types = params.payment_method_types ?? ['card'];
  if (types.some((type) => type !== 'card'))
    throw invalid('The sandbox takes cards.', undefined, 'payment_method_types');
  const [item, ...more] = params.line_items ?? [];
  if (!item || more.length > 0) throw invalid('The sandbox takes one line item.', 'parameter_missing', 'line_items');
  const { unit_amount: unit, product_data: product, currency } = item.price_data ?? {};
  if (unit === undefined || !product || !currency) {
    throw invalid(
      'Missing required param: line_items[0][price_data].',
      'parameter_missing',
      'line_items[0][price_data]',
    );
  }
  if (currency.toLowerCase() !== 'sek') {
    throw invalid(`The sandbox takes SEK, not ${currency}.`, undefined, 'line_items[0][price_data][currency]');
  }
  const amount = unit * (item.quantity ?? 1);
  if (unit < 0 || (item.quantity ?? 1) < 1 || !Number.isSafeInteger(amount))
    throw invalid('Invalid amount.', 'parameter_invalid_integer');
  if (amount < MINIMUM_AMOUNT)
    throw invalid('The Checkout Session’s total amount must be at least 3.00 kr.', 'amount_too_small');
  if (amount > MAXIMUM_AMOUNT) throw invalid('The Checkout Session’s total amount is too large.', 'amount_too_large');
  return { name: product.name, currency: currency.toLowerCase(), amount };
}

function checkUrl(name: string, url: string | undefined): void {
  if (url === undefined) return;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw invalid('Not a valid URL', 'url_invalid', name);
}

/** At most 50 keys of 40 characters, with values of 500. */
export function checkMetadata(metadata: Metadata = {}, name = 'metadata'): void {
  const entries = Object.entries(metadata);
  const tooLong = entries.find(([key, value]) => key.length > 40 || value.length > 500);
  if (entries.length > 50 || tooLong) throw invalid(`Invalid ${name}: too many or too long.`, undefined, name);
}

export function createSession(params: SessionParams, publicOrigin: string, change: Change): Session {
  const item = itemOf(params);
  const now = nowSeconds();
  const expiresAt = params.expires_at ?? now + MAXIMUM_SECONDS;
  if (expiresAt < now + MINIMUM_SECONDS || expiresAt > now + MAXIMUM_SECONDS) {
    const message = 'The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.';
    throw invalid(message, undefined, 'expires_at');
  }
  checkUrl('success_url', params.success_url);
  checkUrl('cancel_url', params.cancel_url);
  checkMetadata(params.metadata);
  checkMetadata(params.payment_intent_data?.metadata, 'payment_intent_data[metadata]');
  const email = params.customer_email ?? null;
  if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, 'email_invalid', 'customer_email');
  }
  const id = newId('cs_test', 58);
  const session: Session = {
    id,
    object: 'checkout.session',
    after_expiration: null,
    allow_promotion_codes: null,
    amount_subtotal: item.amount,
    amount_total: item.amount,
    automatic_tax: { enabled: false, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: item.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { shipping_address: null, submit: params.custom_text?.submit ?? null },
    customer: null,
    customer_creation: 'if_required',
    customer_details: email === null ? null : customerDetails(email, null),
    customer_email: email,
    expires_at: expiresAt,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    mode: 'payment',
    // Since version 2022-08-01 the payment is created when the customer pays, not with the session.
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    recovered_from: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_details: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${publicOrigin}/sandbox-payment/${id}`,
  };
  const secrets: SessionSecrets = {
    itemName: item.name,
    intentDescription: params.payment_intent_data?.description ?? null,
    intentMetadata: params.payment_intent_data?.metadata ?? {},
  };
  change.keep(session, secrets);
  return session;
}

export const customerDetails = (email: string, country: string | null) => ({
  address: { city: null, country, line1: null, line2: null, postal_code: null, state: null },
  email,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});

/** The current session: an overdue one is closed first. */
export async function currentSession(state: SandboxState, id: string): Promise<Session | undefined> {
  const session = state.get<Session>('checkout.session', id);
  if (session?.status !== 'open' || session.expires_at > nowSeconds()) return session;
  const change = new Change();
  const expired = expireSession(session, change);
  await state.commit(change);
  return expired;
}

export function expireSession(session: Session, change: Change): Session {
  if (session.status !== 'open') {
    throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.', undefined, 'session');
  }
  const expired: Session = { ...session, status: 'expired', url: null };
  change.keep(expired).emit('checkout.session.expired', expired);
  return expired;
}
