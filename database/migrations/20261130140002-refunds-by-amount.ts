/** Who calls about money that was given back says its amount. */
export const up = 'ALTER TABLE refunds ADD KEY refunds_amount (amount)';

export const down = 'ALTER TABLE refunds DROP KEY refunds_amount';
