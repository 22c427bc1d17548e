// Entry of the commands that must work on a fresh clone: installs the packages, then runs a TypeScript program.
// Usage: node scripts/run.mjs serve|dev|test [arguments]
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './support/install-packages.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
installPackages();

const [name, ...rest] = process.argv.slice(2);
const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...rest], { stdio: 'inherit' });
// Ctrl-C reaches the whole process group: the child takes everything down, we only wait for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
