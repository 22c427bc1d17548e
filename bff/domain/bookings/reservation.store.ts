import { execute } from '@db/query';

/** What the customer fills in. The phone is E.164. */
export interface ReservationDetails {
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  adults: number;
  children: number;
  comment: string | null;
  specialRequests: string | null;
  /** One for each stop of the order, in order. */
  stops: readonly { street: string; stopType: 'pickUp' | 'dropOff' | 'both' }[];
}

/** Writes the details; the terms' acceptance keeps its first time. */
export async function saveReservation(orderId: number, details: ReservationDetails): Promise<void> {
  const { stops, ...order } = details;
  await execute(
    `UPDATE orders SET contact_name = :contactName, contact_email = :contactEmail, contact_phone = :contactPhone, adults = :adults, children = :children,
       comment = :comment, special_requests = :specialRequests, payment_method = 'card',
       terms_accepted_at = COALESCE(terms_accepted_at, UTC_TIMESTAMP(3)), updated_at = UTC_TIMESTAMP(3) WHERE id = :orderId`,
    { ...order, orderId },
  );
  for (const [position, stop] of stops.entries())
    await execute(
      'UPDATE order_stops SET street = :street, stop_type = :stopType WHERE order_id = :orderId AND position = :position',
      { ...stop, orderId, position },
    );
}

export async function savePassengers(bookingId: number, passengers: number): Promise<void> {
  await execute('UPDATE bookings SET passengers = :passengers WHERE id = :bookingId', { bookingId, passengers });
}
