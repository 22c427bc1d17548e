-- What must always hold (docs: reliability). Each statement returns the rows that violate its invariant.
-- `:legalTransitions` becomes rows (entity, from_state, to_state), `:initialStates` rows (entity, state), `:confirmed` and `:holding` the
-- statuses of such bookings: all from the code's tables.

-- I1: no overlapping occupancies
SELECT a.vehicle_id, a.id AS occupancy, b.id AS overlaps, a.starts_at, a.ends_at
FROM occupancies AS a
JOIN occupancies AS b ON b.vehicle_id = a.vehicle_id AND b.id <> a.id
  AND b.starts_at >= a.starts_at AND b.starts_at < a.ends_at AND (b.starts_at > a.starts_at OR b.id > a.id)
WHERE a.kind IN ('booked', 'preliminaryBooked') OR b.kind IN ('booked', 'preliminaryBooked');

-- I2: every captured payment has exactly one booking or a full refund
-- We keep the price of an order's confirmed bookings, the fees of its canceled ones, and the amount of a pending choice between a refund and
-- another bus. We may also still have a refund that the bank refused, until somebody handles it, and an amount that a bank disputed, whether
-- or not it was returned, for an order canceled meanwhile.
SELECT o.number, paid.captured, paid.refunded, paid.refused, COALESCE(due.amount, 0) AS earned
FROM orders AS o
JOIN (
  SELECT p.order_id, SUM(p.captured_amount) AS captured, SUM(p.refunded_amount) AS refunded,
    SUM((SELECT COALESCE(SUM(r.amount), 0) FROM refunds AS r WHERE r.payment_id = p.id AND r.status = 'failed')
      + (SELECT COALESCE(SUM(d.amount), 0) FROM disputes AS d WHERE d.payment_id = p.id)) AS refused
  FROM payments AS p WHERE p.captured_amount > 0 GROUP BY p.order_id
) AS paid ON paid.order_id = o.id
LEFT JOIN (
  SELECT b.order_id,
    SUM(CASE WHEN b.status IN (:confirmed) THEN b.total WHEN b.status = 'canceled' THEN b.cancellation_fee ELSE 0 END + COALESCE(c.amount, 0)) AS amount
  FROM bookings AS b LEFT JOIN booking_choices AS c ON c.booking_id = b.id AND c.status = 'waiting' GROUP BY b.order_id
) AS due ON due.order_id = o.id
WHERE CAST(paid.captured AS SIGNED) - CAST(paid.refunded AS SIGNED) NOT BETWEEN COALESCE(due.amount, 0) AND COALESCE(due.amount, 0) + paid.refused;

-- I3: booked means paid or on credit
SELECT o.number, due.statuses, due.amount AS total, COALESCE(paid.kept, 0) AS paid, o.payment_method
FROM orders AS o
JOIN (
  SELECT order_id, SUM(total) AS amount, MAX(status = 'purchased') AS on_credit, GROUP_CONCAT(DISTINCT status) AS statuses
  FROM bookings WHERE status IN (:confirmed) GROUP BY order_id
) AS due ON due.order_id = o.id
LEFT JOIN (
  SELECT order_id, SUM(CAST(captured_amount AS SIGNED) - CAST(refunded_amount AS SIGNED)) AS kept
  FROM payments WHERE status = 'succeeded' GROUP BY order_id
) AS paid ON paid.order_id = o.id
WHERE NOT (o.payment_method <=> 'invoice' AND due.statuses NOT LIKE '%booked%' AND due.statuses NOT LIKE '%paymentSucceeded%')
  AND (due.on_credit OR COALESCE(paid.kept, 0) < due.amount)
UNION ALL
-- A booking that replaces a canceled one is paid by that one's payment: same order, same price, by the choice made.
SELECT o.number, CONCAT('moved from ', old.number), moved.total, old.total, o.payment_method
FROM bookings AS moved
JOIN orders AS o ON o.id = moved.order_id
JOIN bookings AS old ON old.id = moved.moved_from_id
LEFT JOIN booking_choices AS c ON c.booking_id = old.id AND c.new_booking_id = moved.id
WHERE c.id IS NULL OR moved.order_id <> old.order_id OR moved.total <> old.total OR c.amount <> old.total
  OR old.status <> 'canceled' OR old.canceled_by <> 'operator'
UNION ALL
SELECT o.number, CONCAT('choice of ', b.number), c.amount, b.total, o.payment_method
FROM booking_choices AS c
JOIN bookings AS b ON b.id = c.booking_id
JOIN orders AS o ON o.id = b.order_id
LEFT JOIN bookings AS moved ON moved.id = c.new_booking_id AND moved.moved_from_id = b.id
WHERE b.status <> 'canceled' OR b.canceled_by <> 'operator' OR (c.status = 'moved' AND moved.id IS NULL)

UNION ALL
-- A changed booking, and its order, cost what was agreed in its last applied change.
SELECT o.number, CONCAT('change ', h.id), h.total_after, b.total, o.payment_method
FROM booking_changes AS h
JOIN bookings AS b ON b.id = h.booking_id
JOIN orders AS o ON o.id = h.order_id
WHERE h.status = 'applied' AND (b.order_id <> o.id OR o.total <> b.total OR b.total <> h.total_after)
  AND NOT EXISTS (SELECT 1 FROM booking_changes AS later WHERE later.booking_id = h.booking_id AND later.status = 'applied' AND later.id > h.id)
UNION ALL
-- A payment kept for a change belongs to one that was applied.
SELECT o.number, CONCAT('payment ', p.id), p.captured_amount, p.refunded_amount, o.payment_method
FROM payments AS p
JOIN booking_changes AS h ON h.id = p.booking_change_id
JOIN orders AS o ON o.id = p.order_id
WHERE h.order_id <> p.order_id OR (p.status = 'succeeded' AND h.status <> 'applied' AND p.captured_amount <> p.refunded_amount);

-- I4: refunds are at most what was captured, and are counted right, as is what disputes took
SELECT p.id AS payment, p.captured_amount, p.refunded_amount, COALESCE(given.amount, 0) AS refunds, p.disputed_amount
FROM payments AS p
LEFT JOIN (SELECT payment_id, SUM(amount) AS amount FROM refunds WHERE status <> 'failed' GROUP BY payment_id) AS given ON given.payment_id = p.id
WHERE COALESCE(given.amount, 0) > p.captured_amount OR COALESCE(given.amount, 0) <> p.refunded_amount
  OR p.disputed_amount <> COALESCE((SELECT SUM(d.withdrawn_amount) FROM disputes AS d WHERE d.payment_id = p.id), 0);

-- I5: the ledger sums to 0, posting by posting, and holds every capture, every refund that has left, every dispute and what another bus costs more
SELECT posting AS what, CAST(SUM(amount) AS SIGNED) AS difference FROM ledger_entries GROUP BY posting HAVING SUM(amount) <> 0
UNION ALL
SELECT CONCAT('payment ', p.id), CAST(p.captured_amount AS SIGNED) - COALESCE(booked.amount, 0) AS difference
FROM payments AS p
LEFT JOIN (SELECT payment_id, SUM(amount) AS amount FROM ledger_entries WHERE account = 'provider' AND refund_id IS NULL AND dispute_id IS NULL GROUP BY payment_id) AS booked ON booked.payment_id = p.id
WHERE p.captured_amount <> COALESCE(booked.amount, 0)
UNION ALL
SELECT CONCAT('refund ', r.id), IF(r.status IN ('pending', 'succeeded'), CAST(r.amount AS SIGNED), 0) + COALESCE(booked.amount, 0) AS difference
FROM refunds AS r
LEFT JOIN (
  SELECT refund_id, account, SUM(amount) AS amount FROM ledger_entries WHERE account IN ('provider', 'bank') AND refund_id IS NOT NULL
  GROUP BY refund_id, account
) AS booked ON booked.refund_id = r.id AND booked.account = IF(r.method = 'elsewhere', 'bank', 'provider')
WHERE IF(r.status IN ('pending', 'succeeded'), CAST(r.amount AS SIGNED), 0) + COALESCE(booked.amount, 0) <> 0
UNION ALL
SELECT CONCAT('dispute ', d.id), d.withdrawn_amount + d.fee + COALESCE(booked.amount, 0) AS difference
FROM disputes AS d
LEFT JOIN (SELECT dispute_id, SUM(amount) AS amount FROM ledger_entries WHERE account = 'provider' AND dispute_id IS NOT NULL GROUP BY dispute_id) AS booked
  ON booked.dispute_id = d.id
WHERE d.withdrawn_amount + d.fee + COALESCE(booked.amount, 0) <> 0
UNION ALL
-- For a canceled bus its operator owes the difference to the cheapest of its replacements, while the last of them is confirmed or the
-- customer is choosing again; otherwise nothing (decision 0781).
SELECT CONCAT('moved booking ', old.number), COALESCE(due.amount, 0) - COALESCE(booked.amount, 0) AS difference
FROM bookings AS old
LEFT JOIN (
  WITH RECURSIVE instead AS (
    SELECT moved_from_id AS first_id, id, operator_price, status FROM bookings WHERE moved_from_id IS NOT NULL
    UNION ALL
    SELECT i.first_id, b.id, b.operator_price, b.status FROM instead AS i JOIN bookings AS b ON b.moved_from_id = i.id
  )
  SELECT i.first_id, GREATEST(CAST(MIN(i.operator_price) AS SIGNED) - CAST(MAX(f.operator_price) AS SIGNED), 0)
      * MAX(i.status IN (:confirmed) OR COALESCE(c.status = 'waiting', 0)) AS amount
  FROM instead AS i
  JOIN bookings AS f ON f.id = i.first_id
  LEFT JOIN booking_choices AS c ON c.booking_id = i.id
  GROUP BY i.first_id
) AS due ON due.first_id = old.id
LEFT JOIN (SELECT booking_id, SUM(amount) AS amount FROM ledger_entries WHERE account = 'operator' AND posting LIKE 'moved:%' GROUP BY booking_id) AS booked
  ON booked.booking_id = old.id
WHERE COALESCE(due.amount, 0) <> COALESCE(booked.amount, 0);

-- I6: credit used is at most the limit
SELECT o.customer_id, CAST(SUM(b.total) AS SIGNED) AS used, MAX(CAST(s.value AS SIGNED)) AS highest_limit
FROM orders AS o
JOIN bookings AS b ON b.order_id = o.id AND b.status IN ('purchased', 'started')
JOIN settings AS s ON s.setting_key = 'maximumCreditLimit'
  AND s.valid_from = (SELECT MAX(valid_from) FROM settings WHERE setting_key = 'maximumCreditLimit' AND valid_from <= CURRENT_DATE)
WHERE o.payment_method = 'invoice'
GROUP BY o.customer_id HAVING SUM(b.total) > MAX(CAST(s.value AS SIGNED));

-- I7: every outbox row is sent once, still due or closed by a person, and nothing that was promised lacks its row
SELECT CONCAT('outbox ', id) AS what, kind, last_error AS detail FROM outbox WHERE failed_at IS NOT NULL AND closed_at IS NULL
UNION ALL
SELECT CONCAT('refund ', r.id), 'refund.send', 'requested, but nothing is due that sends it'
FROM refunds AS r
LEFT JOIN outbox AS m ON m.dedupe_key = CONCAT('refund.send:', r.id) AND m.sent_at IS NULL AND m.failed_at IS NULL
WHERE r.status = 'requested' AND m.id IS NULL;

-- I8: event logs hold only legal transitions, each from where the one before led, and the last one leads to the present; quotes hold their buses while they are open, and of a request one is chosen
SELECT e.entity, e.entity_id, e.from_state, e.to_state, 'not allowed' AS problem
FROM event_log AS e
JOIN (SELECT DISTINCT entity FROM (:legalTransitions) AS known) AS kinds ON kinds.entity = e.entity
LEFT JOIN (:legalTransitions) AS legal ON legal.entity = e.entity AND legal.from_state = e.from_state AND legal.to_state = e.to_state
-- A statement, such as that a confirmation was sent again, moves nothing: it is legal in any state.
WHERE e.from_state IS NOT NULL AND e.from_state <> e.to_state AND legal.entity IS NULL
UNION ALL
SELECT e.entity, e.entity_id, e.from_state, e.to_state, 'does not follow'
FROM (
  SELECT entity, entity_id, from_state, to_state, LAG(to_state) OVER (PARTITION BY entity, entity_id ORDER BY id) AS previous FROM event_log
) AS e
JOIN (SELECT DISTINCT entity FROM (:legalTransitions) AS known) AS kinds ON kinds.entity = e.entity
LEFT JOIN (:initialStates) AS initial ON initial.entity = e.entity AND initial.state = e.from_state
WHERE (e.previous IS NOT NULL AND NOT (e.from_state <=> e.previous)) OR (e.previous IS NULL AND e.from_state IS NOT NULL AND initial.entity IS NULL)
UNION ALL
SELECT now_in.entity, now_in.entity_id, last_event.to_state, now_in.state, 'is not where its log leads'
FROM (
  SELECT 'booking' AS entity, id AS entity_id, CAST(status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin AS state FROM bookings
  UNION ALL SELECT 'payment', id, CAST(status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin FROM payments
  UNION ALL SELECT 'refund', id, CAST(status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin FROM refunds
  UNION ALL SELECT 'dispute', id, CAST(status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin FROM disputes
  UNION ALL SELECT 'bookingChange', id, CAST(status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin FROM booking_changes
  UNION ALL SELECT 'choice', id, CAST(status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin FROM booking_choices
  UNION ALL SELECT 'applicant', id, CAST(status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin FROM applicants
  UNION ALL SELECT 'quote', id, CAST(status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin FROM quotes
  UNION ALL SELECT 'quoteRequest', id, CAST(status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin FROM quote_request_companies
) AS now_in
LEFT JOIN (SELECT entity, entity_id, MAX(id) AS id FROM event_log GROUP BY entity, entity_id) AS newest
  ON newest.entity = now_in.entity AND newest.entity_id = now_in.entity_id
LEFT JOIN event_log AS last_event ON last_event.id = newest.id
LEFT JOIN (:initialStates) AS initial ON initial.entity = now_in.entity AND initial.state = now_in.state
WHERE IF(last_event.id IS NULL, initial.entity IS NULL, last_event.to_state <> now_in.state)
UNION ALL
SELECT 'quote', q.id, NULL, CAST(q.status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin, IF(q.status = 'open', 'is open without all of its buses', 'is not open and holds a bus')
FROM quotes AS q
LEFT JOIN (SELECT quote_id, COUNT(*) AS buses FROM occupancies WHERE quote_id IS NOT NULL GROUP BY quote_id) AS held ON held.quote_id = q.id
WHERE COALESCE(held.buses, 0) <> IF(q.status = 'open', JSON_LENGTH(q.buses), 0)
UNION ALL
SELECT 'quote', q.id, NULL, CAST(q.status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin, 'is open beside an accepted one'
FROM quotes AS q
JOIN quotes AS accepted ON accepted.quote_request_id = q.quote_request_id AND accepted.status = 'accepted' AND accepted.id <> q.id
WHERE q.status IN ('open', 'inProgress', 'accepted')
UNION ALL
SELECT 'quote', q.id, NULL, CAST(q.status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin, 'does not have an order of its own'
FROM quotes AS q
LEFT JOIN orders AS o ON o.id = q.order_id AND o.purchase_type = 'quote'
LEFT JOIN quotes AS other ON other.order_id = q.order_id AND other.id <> q.id
WHERE q.status IN ('inProgress', 'accepted') AND (o.id IS NULL OR other.id IS NOT NULL)
UNION ALL
SELECT 'quote', q.id, NULL, CAST(q.status AS CHAR CHARACTER SET ascii) COLLATE ascii_bin, 'is in progress with an order that has ended or is bought'
FROM quotes AS q
WHERE q.status = 'inProgress' AND NOT EXISTS (SELECT 1 FROM bookings AS b WHERE b.order_id = q.order_id AND b.status IN (:holding));

-- I9: no hold is older than its expiry + 5 min, and neither a choice nor a change waits longer than that past its time
SELECT CONCAT('occupancy ', id) AS what, vehicle_id, expires_at FROM occupancies
WHERE kind = 'preliminaryBooked' AND (expires_at IS NULL OR expires_at < UTC_TIMESTAMP(3) - INTERVAL 5 MINUTE)
UNION ALL
SELECT CONCAT('booking ', b.number), b.vehicle_id, o.hold_expires_at FROM bookings AS b JOIN orders AS o ON o.id = b.order_id
WHERE b.status IN (:holding)
  AND (o.hold_expires_at IS NULL OR o.hold_expires_at < UTC_TIMESTAMP(3) - INTERVAL 5 MINUTE)
UNION ALL
SELECT CONCAT('booking ', b.number, ' without occupancy'), b.vehicle_id, NULL FROM bookings AS b LEFT JOIN occupancies AS t ON t.booking_id = b.id
WHERE b.status <> 'canceled' AND t.id IS NULL
UNION ALL
SELECT CONCAT('booking ', b.number, ' canceled, but occupied'), b.vehicle_id, NULL FROM bookings AS b JOIN occupancies AS t ON t.booking_id = b.id
WHERE b.status = 'canceled'
UNION ALL
SELECT CONCAT('choice ', c.id), c.booking_id, c.deadline_at FROM booking_choices AS c
WHERE c.status = 'waiting' AND c.deadline_at < UTC_TIMESTAMP(3) - INTERVAL 5 MINUTE
UNION ALL
SELECT CONCAT('change ', h.id), h.booking_id, h.expires_at FROM booking_changes AS h
WHERE h.status IN ('proposed', 'payable') AND h.expires_at < UTC_TIMESTAMP(3) - INTERVAL 5 MINUTE
UNION ALL
SELECT CONCAT('occupancy ', t.id, ' of a change that is over'), t.vehicle_id, t.expires_at
FROM occupancies AS t JOIN booking_changes AS h ON h.id = t.booking_change_id WHERE h.status NOT IN ('proposed', 'payable');

-- I10: the provider's charges equal ours (ours; the script compares them with the provider's)
SELECT payment_intent_id AS paymentIntentId, captured_amount AS captured, refunded_amount AS refunded,
  EXISTS (SELECT 1 FROM disputes AS d WHERE d.payment_id = payments.id) AS disputed FROM payments
WHERE captured_amount > 0 AND created_at >= UTC_TIMESTAMP(3) - INTERVAL 30 DAY;

-- I11: every order has bookings
SELECT o.number, o.created_at FROM orders AS o LEFT JOIN bookings AS b ON b.order_id = o.id WHERE b.id IS NULL;
