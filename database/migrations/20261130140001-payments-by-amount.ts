/** Who calls about money says its amount, or the last digits of the card. */
export const up = 'ALTER TABLE payments ADD KEY payments_amount (amount), ADD KEY payments_card (card_last4)';

export const down = 'ALTER TABLE payments DROP KEY payments_amount, DROP KEY payments_card';
