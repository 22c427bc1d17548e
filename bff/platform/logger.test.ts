import type * as pinoModule from 'pino';
import { expect, it, vi } from 'vitest';
import { log } from '../../access/testing/captured-log';
import { logger } from './logger';

vi.hoisted(() => {
  process.env['LOG_LEVEL'] = 'info';
});
vi.mock('pino', async (original) =>
  (await import('../../access/testing/captured-log')).capturing(await original<typeof pinoModule>()),
);

it("redacts values under a secret's name, on their own and nested", () => {
  const secrets = Object.fromEntries(
    ['password', 'token', 'secret', 'cookie', 'authorization'].map((name) => [name, `M4rk3d-${name}`]),
  );
  logger.info({ ...secrets, kept: 'shown', request: { ...secrets, method: 'POST' } }, 'a line');
  expect(JSON.parse(log.text)).toMatchObject({ msg: 'a line', kept: 'shown', request: { method: 'POST' } });
  expect(log.text).not.toContain('M4rk3d');
});
