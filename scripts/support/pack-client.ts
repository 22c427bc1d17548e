import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ENDPOINTS } from '@bff/api/endpoints';
import { openApiDocument } from '@bff/api/openapi/document';
import { clientSource } from './client-source';
import type { OpenApi } from './open-api';

const PACKAGE = 'packages/api-client';
export const GENERATED = `${PACKAGE}/src/generated.ts`;

/** The generated file in its up-to-date form. */
export async function currentClientSource(): Promise<string> {
  const document = openApiDocument(ENDPOINTS, 'en') as unknown as OpenApi;
  return format(clientSource(document), { ...(await resolveConfig(GENERATED)), parser: 'typescript' });
}

export async function writeClientSource(): Promise<void> {
  writeFileSync(GENERATED, await currentClientSource());
}

/** Compiles the package and packs it into a folder; returns the tarball's path. */
export function packClient(folder: string): string {
  rmSync(`${PACKAGE}/dist`, { recursive: true, force: true });
  execFileSync(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', PACKAGE], { stdio: 'inherit' });
  const packed = execFileSync('npm', ['pack', `./${PACKAGE}`, '--pack-destination', folder, '--json', '--silent'], {
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(folder, filename);
}
