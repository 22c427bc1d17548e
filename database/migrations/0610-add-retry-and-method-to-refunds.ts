/**
 * A refund that failed is made anew, once: through the provider, or by other means (`elsewhere`), which leaves the reference by which the
 * money can be found.
 */
export const up = `
ALTER TABLE refunds
  ADD COLUMN retry_of BIGINT UNSIGNED NULL AFTER booking_id,
  ADD COLUMN method ENUM('provider', 'elsewhere') NOT NULL DEFAULT 'provider' AFTER reason,
  ADD COLUMN reference VARCHAR(200) NULL AFTER method,
  ADD UNIQUE KEY refunds_retry_of (retry_of),
  ADD CONSTRAINT refunds_retry_of FOREIGN KEY (retry_of) REFERENCES refunds (id) ON DELETE RESTRICT,
  ADD CONSTRAINT refunds_elsewhere_has_reference CHECK ((method = 'elsewhere') = (reference IS NOT NULL)),
  ADD CONSTRAINT refunds_elsewhere_is_not_at_provider CHECK (method = 'provider' OR provider_refund_id IS NULL)
`;

export const down = `
ALTER TABLE refunds
  DROP CONSTRAINT refunds_elsewhere_has_reference,
  DROP CONSTRAINT refunds_elsewhere_is_not_at_provider,
  DROP FOREIGN KEY refunds_retry_of,
  DROP KEY refunds_retry_of,
  DROP COLUMN retry_of,
  DROP COLUMN method,
  DROP COLUMN reference
`;
