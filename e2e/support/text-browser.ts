import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const start = promisify(execFile);

export const TEXT_BROWSERS = ['w3m', 'lynx'] as const;
export type TextBrowserName = (typeof TEXT_BROWSERS)[number];

/** What they call themselves: the server writes some things for one of them alone. */
export const USER_AGENTS: Record<TextBrowserName, string> = { w3m: 'w3m/0.5.3', lynx: 'Lynx/2.9.0' };

const PROGRAMS = { w3m: process.env.W3M ?? 'w3m', lynx: process.env.LYNX ?? 'lynx' };
const TMUX = process.env.TMUX_PROGRAM ?? 'tmux';
const COLUMNS = 110;
/** As many as w3m can draw: nearly every page is read without scrolling. */
const ROWS = 200;
/** Where lynx explains its keys, and w3m asks for input. */
const STATUS_ROWS = 3;
const STEP_MS = 3_000;
const LOAD_MS = 15_000;
const DRAW_MS = 40;
/** The time between two looks at the screen: each starts a program. */
const LOOK_MS = 30;
/** Debian's, without the second or more that lynx would pause to show its messages. */
const LYNX_CONFIGURATION = [
  'INCLUDE:/etc/lynx/lynx.cfg',
  ...['INFOSECS', 'MESSAGESECS', 'ALERTSECS', 'DELAYSECS'].map((name) => `${name}:0`),
].join('\n');

interface Stop {
  row: number;
  column: number;
}

/**
 * A person at a text browser in its own terminal: reads the screen, moves between links and fields with the tab key, types, and presses
 * Enter. Cookies are kept in the test's own home directory.
 */
export class TextBrowser {
  private readonly socket: string;

  private constructor(
    readonly name: TextBrowserName,
    private readonly home: string,
  ) {
    this.socket = join(home, 'tmux');
  }

  static async open(name: TextBrowserName, url: string): Promise<TextBrowser> {
    // Short: a socket's address may have a hundred characters.
    const home = await mkdtemp(join(tmpdir(), 'text-browser-'));
    const browser = new TextBrowser(name, home);
    await writeFile(join(home, 'lynx.cfg'), LYNX_CONFIGURATION);
    const options =
      name === 'w3m'
        ? ['-cookie', '-I', 'UTF-8', '-O', 'UTF-8']
        : [
            `-cfg=${join(home, 'lynx.cfg')}`,
            '-accept_all_cookies',
            `-cookie_file=${join(home, 'cookies')}`,
            '-display_charset=utf-8',
            '-assume_charset=utf-8',
            '-show_cursor=on',
          ];
    const size = ['-x', String(COLUMNS), '-y', String(ROWS)];
    await browser.tmux(
      ...['start-server', ';', 'set-option', '-g', 'default-terminal', 'screen', ';'],
      ...['new-session', '-d', ...size, '--', PROGRAMS[name], ...options, url],
    );
    return browser;
  }

  /** Harmless if it has already ended. */
  async close(): Promise<void> {
    await this.tmux('kill-server').catch(() => undefined);
    await rm(this.home, { recursive: true, force: true });
  }

  /** The page as one line, in reading order. */
  async text(): Promise<string> {
    return (await this.lines()).join('\n').replace(/\s+/g, ' ');
  }

  /** Waits until the page contains this; returns the match. */
  async expectText(text: string | RegExp): Promise<string> {
    const pattern = typeof text === 'string' ? new RegExp(escaped(text.replace(/\s+/g, ' '))) : text;
    let page = '';
    await expect
      .poll(async () => (page = await this.text()), {
        timeout: LOAD_MS,
        intervals: [LOOK_MS],
        message: `${this.name} shows ${text}`,
      })
      .toMatch(pattern);
    return pattern.exec(page)![0];
  }

  /** Types into the field after this label. */
  async fill(label: string, value: string): Promise<void> {
    await this.goTo(`field «${label}»`, (stop, before) => before.includes(label) && /^_|^[^[\]]* *\]/.test(stop));
    if (this.name === 'lynx') {
      await this.keys('C-u');
      await this.type(value);
      return;
    }
    await this.keys('Enter');
    await expect
      .poll(async () => (await this.lines()).at(-1) ?? '', { intervals: [LOOK_MS], message: 'the prompt' })
      .toMatch(/TEXT|password/i);
    await this.keys('C-e', 'C-u');
    await this.type(value);
    await this.keys('Enter');
  }

  /** Types into a field of several lines: lynx takes text in the page, w3m starts the editor. */
  async write(label: string, value: string): Promise<void> {
    if (this.name === 'lynx') return this.fill(label, value);
    await this.goTo(`field «${label}»`, (_, before) => before.includes(label));
    await writeFile(join(this.home, 'written'), value);
    await this.keys('Enter');
    await this.expectText(value);
  }

  /** Ticks the checkbox or chooses the option before this label. */
  async tick(label: string): Promise<void> {
    await this.goTo(`box «${label}»`, (stop) => new RegExp(`^.{0,2}[\\])]\\s*${escaped(label)}`).test(stop));
    await this.keys('Enter');
  }

  /** Follows the first link or presses the first button whose name begins so. */
  async press(name: string): Promise<void> {
    // Lynx says what a button is; what looks like one is in brackets, and lynx stands at the first.
    const shown = (stop: string) => stop.replace(/^\([^)]*\)\s*/, '').replace(/^\[/, '');
    await this.goTo(`«${name}»`, (stop) => shown(stop).startsWith(name));
    await this.keys('Enter');
  }

  /** Presses the tab key until the cursor is where it is wanted, judging by the text before and after it. */
  private async goTo(what: string, isWanted: (from: string, before: string) => boolean): Promise<void> {
    // w3m does not wrap around from the last to the first.
    await this.keys(...(this.name === 'w3m' ? ['g', 'C-a'] : []));
    const lines = await this.drawnLines();
    let previous = await this.cursor();
    let first: Stop | undefined;
    for (let presses = 0; presses < 400; presses += 1) {
      const stop = await this.nextStop(previous);
      const isBack = stop.row < previous.row || (stop.row === previous.row && stop.column < previous.column);
      const passed = isBack ? TOP : previous;
      const from = (lines[stop.row]?.slice(stop.column) ?? '').trimStart();
      if (isWanted(from, between(lines, passed, stop))) return;
      // Wrapped around, or at the end.
      if (first && (isSame(stop, first) || isSame(stop, passed))) break;
      first ??= stop;
      previous = stop;
    }
    throw new Error(`${this.name} finds no ${what} in\n${lines.join('\n').trimEnd()}`);
  }

  private async nextStop(before: Stop): Promise<Stop> {
    let last = await this.cursor('send-keys', 'Tab', ';');
    for (const end = Date.now() + STEP_MS; Date.now() < end;) {
      const now = await this.cursor();
      // While it draws, the cursor jumps about, and down to the status line.
      if (isSame(now, last) && !isSame(now, before) && now.row < ROWS - STATUS_ROWS) return now;
      last = now;
    }
    return before;
  }

  /** The cursor's position, after running the other commands. */
  private async cursor(...first: string[]): Promise<Stop> {
    const asked = await this.tmux(...first, 'display-message', '-p', '#{cursor_x} #{cursor_y}');
    const [column, row] = asked.trim().split(' ');
    return { row: Number(row), column: Number(column) };
  }

  private async lines(): Promise<string[]> {
    return (await this.tmux('capture-pane', '-p')).split('\n').slice(0, ROWS);
  }

  /** The screen once drawing has finished: a half-drawn one may lack what is looked for. */
  private async drawnLines(): Promise<string[]> {
    for (let before = await this.lines(); ;) {
      await sleep(DRAW_MS);
      const now = await this.lines();
      if (now.join('\n') === before.join('\n')) return now;
      before = now;
    }
  }

  private async keys(...names: string[]): Promise<void> {
    if (names.length > 0) await this.tmux('send-keys', ...names);
  }

  private async type(text: string): Promise<void> {
    await this.tmux('send-keys', '-l', '--', text);
  }

  private async tmux(...command: string[]): Promise<string> {
    // Ignores a surrounding session; w3m's editor writes what the person types.
    const { TMUX: _around, ...around } = process.env;
    const env = {
      ...around,
      HOME: this.home,
      LC_ALL: 'C.UTF-8',
      EDITOR: `cp ${join(this.home, 'written')}`,
      SHELL: '/bin/sh',
    };
    return (await start(TMUX, ['-S', this.socket, '-f', '/dev/null', ...command], { env, maxBuffer: 8e6 })).stdout;
  }
}

const TOP: Stop = { row: 0, column: 0 };

const isSame = (one: Stop, other: Stop): boolean => one.row === other.row && one.column === other.column;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text between two positions of the screen, as one line. */
function between(lines: readonly string[], from: Stop, to: Stop): string {
  const part = lines.slice(from.row, to.row + 1);
  const last = part.length - 1;
  if (last < 0) return '';
  part[last] = part[last]!.slice(0, to.column);
  part[0] = part[0]!.slice(from.column);
  return part.join(' ').replace(/\s+/g, ' ');
}
