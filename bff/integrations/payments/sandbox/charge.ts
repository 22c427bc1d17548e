import { newId, nowSeconds, type Charge, type Intent, type Session } from './objects';

/** Stripe's own test cards: one that is accepted, one that the bank declines. */
const CARDS = { accepted: '4242', refused: '0002' } as const;

export const REFUSAL = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
} as const;

/** One attempt to take the money. */
export function newCharge(intent: Intent, session: Session, isAccepted: boolean): Charge {
  const last4 = isAccepted ? CARDS.accepted : CARDS.refused;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isAccepted ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: session.customer_email, name: null, phone: null },
    calculated_statement_descriptor: null,
    captured: isAccepted,
    created: nowSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent['description'],
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isAccepted ? null : REFUSAL.code,
    failure_message: isAccepted ? null : REFUSAL.message,
    fraud_details: {},
    invoice: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: isAccepted
      ? {
          network_status: 'approved_by_network',
          reason: null,
          risk_level: 'normal',
          seller_message: 'Payment complete.',
          type: 'authorized',
        }
      : {
          network_status: 'declined_by_network',
          reason: REFUSAL.decline_code,
          risk_level: 'normal',
          seller_message: 'The bank did not return any further details with this decline.',
          type: 'issuer_declined',
        },
    paid: isAccepted,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { card: cardDetails(last4), type: 'card' },
    receipt_email: session.customer_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isAccepted ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

const cardDetails = (last4: string) => ({
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'SE',
  exp_month: 12,
  exp_year: 2040,
  fingerprint: null,
  funding: 'debit',
  installments: null,
  last4,
  mandate: null,
  network: 'visa',
  network_token: null,
  three_d_secure: null,
  wallet: null,
});
