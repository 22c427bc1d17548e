import { writeFileSync } from 'node:fs';
import { DECISIONS, decisionsPage } from './support/decisions';

/** `npm run decisions`: the list of decisions, made from what they say of themselves. */
writeFileSync(`${DECISIONS}/README.md`, decisionsPage());
