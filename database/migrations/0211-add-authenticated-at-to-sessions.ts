/** When the user of a session last proved who they are; null for visitors, and for sessions from before, which prove it when asked. */
export const up = 'ALTER TABLE sessions ADD COLUMN authenticated_at DATETIME(3) NULL AFTER user_id';

export const down = 'ALTER TABLE sessions DROP COLUMN authenticated_at';
