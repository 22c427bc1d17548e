/** Those that were closed before this was kept: their time was set to end when the quote became accepted. */
export const up = `
UPDATE quote_request_companies c
JOIN quotes q ON q.quote_request_id = c.quote_request_id AND q.status = 'accepted'
JOIN event_log e ON e.entity = 'quote' AND e.entity_id = q.id AND e.to_state = 'accepted'
SET c.closed_at = c.expires_at
WHERE c.status = 'new' AND c.expires_at >= e.at
`;

export const down = 'UPDATE quote_request_companies SET closed_at = NULL';
