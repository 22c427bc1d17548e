import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import type { TextBrowserName } from './text-browser';

const start = promisify(execFile);
const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };

const COMMANDS: Record<TextBrowserName, (columns: number) => [program: string, ...options: string[]]> = {
  lynx: (columns) => [
    process.env.LYNX ?? 'lynx',
    '-dump',
    '-nolist',
    `-width=${columns}`,
    '-display_charset=utf-8',
    '-assume_charset=utf-8',
  ],
  w3m: (columns) => [process.env.W3M ?? 'w3m', '-dump', '-cols', String(columns), '-I', 'UTF-8', '-O', 'UTF-8'],
};

/** A page's HTML as a text browser writes it, that many columns wide. */
export async function dumpIn(browser: TextBrowserName, html: string, columns: number): Promise<string> {
  const file = test.info().outputPath('page.html');
  await writeFile(file, html);
  const [program, ...options] = COMMANDS[browser](columns);
  return (await start(program, [...options, file], { env })).stdout;
}
