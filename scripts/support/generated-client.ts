import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { ENDPOINTS } from '@bff/api/endpoints';
import { openApiDocument } from '@bff/api/openapi/document';
import { clientSource } from './client-source';
import type { OpenApi } from './open-api';

export const GENERATED = 'packages/api-client/src/generated.ts';

/** The generated file in its up-to-date form. */
export async function currentClientSource(): Promise<string> {
  const document = openApiDocument(ENDPOINTS, 'en') as unknown as OpenApi;
  return format(clientSource(document), { ...(await resolveConfig(GENERATED)), parser: 'typescript' });
}

export async function writeClientSource(): Promise<void> {
  writeFileSync(GENERATED, await currentClientSource());
}
