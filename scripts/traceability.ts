import { readFileSync, writeFileSync } from 'node:fs';
import { traceabilityPage } from './support/traceability';
import { readMarks, STATEMENTS } from './support/traced-statements';

/** `npm run traceability`: writes docs/traceability.md from the statements of the specification and the marks in code and tests. */
writeFileSync('docs/traceability.md', traceabilityPage(readFileSync(STATEMENTS, 'utf8'), readMarks()));
