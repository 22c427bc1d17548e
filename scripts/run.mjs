// Entry of the commands that must work on a fresh clone: installs the packages, then runs a TypeScript program.
// Usage: node scripts/run.mjs serve|dev|test|test-mysql [arguments]
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './support/install-packages.mjs';
import { runProgram } from './support/run-program.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
installPackages();

const [name, ...rest] = process.argv.slice(2);
process.exit(await runProgram(['--import', 'tsx', `scripts/${name}.ts`, ...rest]));
