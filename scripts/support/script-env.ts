import { dataFolder } from './data-folder';
import { appSecret } from './secrets';

// Import this first: commands use the secret of the installation in DATA_DIR unless the environment has one.
process.env['APP_SECRET'] = appSecret(dataFolder());
