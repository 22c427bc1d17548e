import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * An append-only file of JSON lines that survives kill −9 and power loss: `append` resolves once its line is on disk. Lines that wait
 * during a sync share the next one.
 */
export class Journal {
  #waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = [];
  #writing: Promise<void> | undefined;

  private constructor(private readonly file: FileHandle) {}

  /** The lines on file, oldest first. A last line that was torn by a crash was never acknowledged, and is cut off. */
  static read(path: string): unknown[] {
    if (!existsSync(path)) return [];
    const bytes = readFileSync(path);
    const whole = bytes.lastIndexOf(0x0a) + 1;
    if (whole < bytes.length) truncateSync(path, whole);
    return bytes
      .subarray(0, whole)
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line, index) => {
        try {
          return JSON.parse(line) as unknown;
        } catch (error) {
          throw new Error(`${path}, line ${index + 1} is damaged: move the file away to start afresh`, {
            cause: error,
          });
        }
      });
  }

  /** Starts a file that contains only `lines`, in one step: a crash leaves the old one or the new one. */
  static async start(path: string, lines: Iterable<unknown>): Promise<Journal> {
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.new`;
    const compacted = await open(draft, 'w', 0o600);
    for (const line of lines) await compacted.write(JSON.stringify(line) + '\n');
    await compacted.sync();
    await compacted.close();
    await rename(draft, path);
    const folder = await open(dirname(path), 'r');
    await folder.sync();
    await folder.close();
    return new Journal(await open(path, 'a', 0o600));
  }

  /** Adds lines to a file in one write, whoever else appends to it. */
  static async add(path: string, lines: readonly unknown[]): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    // Cuts off a torn last line, which would swallow our first.
    Journal.read(path);
    const file = await open(path, 'a', 0o600);
    await file.appendFile(lines.map((line) => JSON.stringify(line) + '\n').join(''));
    await file.sync();
    await file.close();
  }

  append(record: unknown): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ line: JSON.stringify(record) + '\n', done, failed });
      this.#writing ??= this.#write();
    });
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.file.close();
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.file.appendFile(batch.map(({ line }) => line).join(''));
        await this.file.datasync();
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#writing = undefined;
  }
}
