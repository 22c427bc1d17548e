import { randomBytes } from 'node:crypto';

// Import this first: measurements use their own databases and their own secret.
process.env['APP_SECRET'] = randomBytes(32).toString('hex');
process.env['LOG_LEVEL'] ??= 'silent';
