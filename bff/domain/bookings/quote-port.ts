/**
 * What orders tell the quotes they were made from, without depending on them: quotes import bookings. All of it runs inside the transaction
 * that moves the bookings, with the vehicles locked.
 */
export interface OrderedQuotes {
  /** Locks the order's quote and the others of its request: after the bookings, before the vehicles. */
  lock(orderId: number): Promise<void>;
  /** The order is paid: its quote is accepted. */
  onOrderConfirmed(orderId: number): Promise<void>;
  /** The order ended without being paid: its vehicles are free. */
  onOrderEnded(orderId: number): Promise<void>;
}

const nobody: OrderedQuotes = {
  lock: () => Promise.resolve(),
  onOrderConfirmed: () => Promise.resolve(),
  onOrderEnded: () => Promise.resolve(),
};
const port = { quotes: nobody };

/** Called once, when the product is composed. */
export const registerOrderedQuotes = (quotes: OrderedQuotes): void => void (port.quotes = quotes);

export const orderedQuotes = (): OrderedQuotes => port.quotes;
