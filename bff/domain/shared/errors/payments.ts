// Traces: S8-036, S8-071, S8-100, S8-101, S8-102, S8-103, S8-116, S8-311, S8-312, S8-313, S8-314, S8-315, S8-316
import { type Catalogue, entry } from './entry';

/** Payments, refunds, invoices and credit. */
export const paymentsErrors = {
  'payment.notFound': entry(307, 404, 'Betalningen finns inte.', 'The payment was not found.'),
  'payment.closed': entry(601, 409, 'Betalningen är redan avslutad.', 'The payment is already closed.'),
  'payment.unavailable': entry(
    602,
    503,
    'Betaltjänsten svarar inte. Försök igen om en stund.',
    'The payment provider is not responding. Try again in a moment.',
  ),
  'payment.cardOff': entry(
    603,
    409,
    'Det går inte att betala med kort just nu.',
    'Card payment is not available at the moment.',
  ),
  'payment.stillOpen': entry(
    604,
    409,
    'En betalning är redan öppen. Avsluta den först.',
    'A payment is already open. Finish it first.',
  ),
  'payment.noReceipt': entry(
    605,
    409,
    'Det finns inget kvitto: ordern är inte betald.',
    'There is no receipt: the order has not been paid.',
  ),
  'refund.notFound': entry(611, 404, 'Återbetalningen finns inte.', 'The refund was not found.'),
  'refund.notFailed': entry(612, 409, 'Återbetalningen har inte misslyckats.', 'The refund has not failed.'),
  'refund.replaced': entry(
    613,
    409,
    'Återbetalningen är redan gjord på nytt eller på annat sätt.',
    'The refund has already been retried or made by other means.',
  ),
  'refund.nothingLeft': entry(
    614,
    409,
    'Av betalningen är {0:money} kvar att betala tillbaka, mindre än återbetalningen.',
    'Only {0:money} of the payment is left to refund, which is less than this refund.',
  ),
  'payment.nothingToHandle': entry(
    615,
    409,
    'Det finns inget att hantera på betalningen.',
    'There is nothing to handle on this payment.',
  ),
  'paymentIssue.notFound': entry(616, 404, 'Betalningsärendet finns inte.', 'The payment issue was not found.'),
  'credit.exceeded': entry(
    1041,
    409,
    'Köpet överskrider kreditgränsen. Kontakta {0}.',
    'The purchase exceeds the credit limit. Contact {0}.',
  ),
  'credit.reached': entry(
    1042,
    409,
    'Kreditgränsen är nådd. Kontakta {0}.',
    'The credit limit has been reached. Contact {0}.',
  ),
  'invoice.holdNeedsComment': entry(
    1043,
    422,
    'Skriv en kommentar när en faktura pausas.',
    'Write a comment when an invoice is put on hold.',
  ),
} as const satisfies Catalogue;
