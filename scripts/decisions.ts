import { writeFileSync } from 'node:fs';
import { DECISIONS, decisionsPage } from './support/decisions';

/** `npm run decisions`: writes the index of decisions from the decisions themselves. */
writeFileSync(`${DECISIONS}/README.md`, decisionsPage());
