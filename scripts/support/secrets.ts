import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** This installation's secret: from the environment, otherwise created once and kept in the data folder, readable by its owner only. */
export function appSecret(dataFolder: string): string {
  const given = process.env['APP_SECRET'];
  if (given) return given;
  const file = join(dataFolder, 'app-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
