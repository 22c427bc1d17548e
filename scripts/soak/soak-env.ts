import { randomBytes } from 'node:crypto';

// Import this first: measurements run on databases of their own, with a secret of their own.
process.env['APP_SECRET'] = randomBytes(32).toString('hex');
process.env['LOG_LEVEL'] ??= 'silent';
