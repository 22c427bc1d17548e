import './support/script-env';
import { mkdirSync } from 'node:fs';
import { writeClientSource } from './support/generated-client';
import { packClient } from './support/pack-client';

/** `npm run build:client`: updates the client's types from the API and builds the package (`build/client/*.tgz`). */
const folder = 'build/client';
mkdirSync(folder, { recursive: true });
await writeClientSource();
process.stdout.write(`${packClient(folder)}\n`);
