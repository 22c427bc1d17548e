// Runs a program as this process's only work: this process ends with it, and it ends when this process or npm above it does, however they end.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

/** The signals by which a terminal, a service manager or a closed window ends a program. */
export const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
const LOOK_MS = 500;

/** @param {number} pid */
function parentOf(pid) {
  try {
    const [, name = '', rest = ''] = /^\d+ \((.*)\) \S (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(rest.split(' ', 1)[0]) };
  } catch {
    return undefined;
  }
}

/** npm above this process, with the shell it may have put between: we end with them, because signals to them would not reach us. */
function launchers() {
  if (!process.env['npm_lifecycle_event']) return [];
  const above = [{ pid: process.pid, parent: process.ppid }];
  const shell = parentOf(process.ppid);
  if (shell && /^(sh|dash|bash)$/.test(shell.name)) above.push({ pid: process.ppid, parent: shell.parent });
  return above;
}

/**
 * Starts a Node program and returns its exit code. The channel to it closes when this process is killed, which the program receives as
 * `disconnect`.
 * @param {string[]} args
 */
export function runProgram(args) {
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // Ctrl-C reaches the whole process group: the child shuts everything down, we only wait for it.
  for (const signal of ENDINGS) process.on(signal, () => child.kill(signal));
  const above = launchers();
  const watch = setInterval(() => {
    if (above.every(({ pid, parent }) => parentOf(pid) === undefined || parentOf(pid)?.parent === parent)) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, LOOK_MS);
  watch.unref();
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}
