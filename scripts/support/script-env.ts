import { appSecret } from './secrets';

// Import this first: commands run with the secret of the installation in DATA_DIR when the environment brings none.
process.env['APP_SECRET'] ??= appSecret(process.env['DATA_DIR'] ?? '.data');
