/** Those that the office withdrew before this was kept: the event log has an administrator, who belongs to no company. */
export const up = `
UPDATE quotes q
JOIN event_log e ON e.entity = 'quote' AND e.entity_id = q.id AND e.code = 'quoteWithdrawn'
JOIN users u ON u.id = e.actor_user_id AND u.company_id IS NULL
SET q.withdrawn_by_office = TRUE
WHERE q.rejected_by = 'operator'
`;

export const down = 'UPDATE quotes SET withdrawn_by_office = FALSE';
