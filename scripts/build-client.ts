import './support/script-env';
import { mkdirSync } from 'node:fs';
import { packClient, writeClientSource } from './support/pack-client';

/** `npm run build:client`: brings the client's types up to date with the API and makes the package (`build/client/*.tgz`). */
const folder = 'build/client';
mkdirSync(folder, { recursive: true });
await writeClientSource();
process.stdout.write(`${packClient(folder)}\n`);
