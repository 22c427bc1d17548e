import { literal } from 'sequelize';

/**
 * One value to sort by, so that the reversed list has the same rows backwards: until when an answer is awaited, or else a time beyond all of
 * those, the earlier the newer. `due`: null where none is awaited.
 */
const deadline = (due: string, createdAt: string) =>
  literal(`COALESCE(UNIX_TIMESTAMP(${due}), 100000000000 - UNIX_TIMESTAMP(${createdAt}))`);
/** Of a request: until when the first answer is still awaited; null where none is. */
export const FIRST_AWAITED =
  "(SELECT MIN(c.expires_at) FROM quote_request_companies c WHERE c.quote_request_id = `QuoteRequest`.id AND c.status = 'new' AND c.expires_at > :now)";
export const REQUEST_DEADLINE = deadline(FIRST_AWAITED, '`QuoteRequest`.created_at');
/** Of one company's part. */
export const ASKED_DEADLINE = deadline(
  "IF(`QuoteRequestCompany`.status = 'new' AND `QuoteRequestCompany`.expires_at > :now, `QuoteRequestCompany`.expires_at, NULL)",
  '`QuoteRequestCompany`.created_at',
);
