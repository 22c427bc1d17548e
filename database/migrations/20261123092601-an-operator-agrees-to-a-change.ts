/**
 * A larger change of a booked trip waits for its operator: until `propose_until` it can be accepted, or rejected with a reason, which is
 * stored. At most one change per order is pending, for the operator or for payment.
 */
export const up = `
ALTER TABLE booking_changes
  DROP CONSTRAINT booking_changes_waits_until,
  DROP CONSTRAINT booking_changes_settled,
  MODIFY status ENUM('proposed', 'payable', 'applied', 'rejected', 'withdrawn', 'expired') NOT NULL,
  ADD COLUMN propose_until DATETIME(3) NULL AFTER version_after,
  ADD COLUMN reject_reason VARCHAR(1000) NULL AFTER propose_until,
  MODIFY waiting_order_id BIGINT UNSIGNED AS (IF(status IN ('proposed', 'payable'), order_id, NULL)) STORED,
  ADD CONSTRAINT booking_changes_waits_for_operator CHECK (status <> 'proposed' OR (propose_until IS NOT NULL AND expires_at IS NOT NULL AND expires_at <= propose_until AND pay_by IS NULL)),
  ADD CONSTRAINT booking_changes_waits_for_money CHECK (status <> 'payable' OR (pay_by IS NOT NULL AND expires_at IS NOT NULL AND total_after > total_before)),
  ADD CONSTRAINT booking_changes_over CHECK ((status IN ('proposed', 'payable')) = (settled_at IS NULL)),
  ADD CONSTRAINT booking_changes_rejected CHECK ((status = 'rejected') = (reject_reason IS NOT NULL) AND (status <> 'rejected' OR (propose_until IS NOT NULL AND reject_reason <> '')))
`;

/** Refused while a proposal is pending or was rejected: the earlier schema has no name for these. */
export const down = `
ALTER TABLE booking_changes
  DROP CONSTRAINT booking_changes_waits_for_operator,
  DROP CONSTRAINT booking_changes_waits_for_money,
  DROP CONSTRAINT booking_changes_over,
  DROP CONSTRAINT booking_changes_rejected,
  MODIFY waiting_order_id BIGINT UNSIGNED AS (IF(status = 'payable', order_id, NULL)) STORED,
  DROP COLUMN reject_reason,
  DROP COLUMN propose_until,
  MODIFY status ENUM('payable', 'applied', 'withdrawn', 'expired') NOT NULL,
  ADD CONSTRAINT booking_changes_waits_until CHECK (status <> 'payable' OR (pay_by IS NOT NULL AND expires_at IS NOT NULL AND total_after > total_before)),
  ADD CONSTRAINT booking_changes_settled CHECK ((status = 'payable') = (settled_at IS NULL))
`;
