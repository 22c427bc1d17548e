import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appSecret } from './secrets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('the secret of an installation is the one given', () => {
  vi.stubEnv('APP_SECRET', 'x'.repeat(40));
  expect(appSecret(folder)).toBe('x'.repeat(40));
});

it('or is created once from 384 random bits, readable by its owner only', () => {
  vi.stubEnv('APP_SECRET', '');
  const data = join(folder, 'data');
  const made = appSecret(data);
  expect(made).toMatch(/^[\w-]{64}$/);
  expect(appSecret(data)).toBe(made);
  expect(appSecret(join(folder, 'other'))).not.toBe(made);
  expect(statSync(join(data, 'app-secret')).mode & 0o777).toBe(0o600);
  expect(statSync(data).mode & 0o777).toBe(0o700);
});
