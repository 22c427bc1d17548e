import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The names that rooms of the house are imported by, for every build. The same stand in tsconfig.json. */
export const aliases = {
  '~': at('./app'),
  '@ds': at('./design-system'),
  '@bff': at('./bff'),
  '@db': at('./database'),
  '@formats': at('./formats/index.ts'),
  '@states': at('./states'),
  '@bussplats/api-client': at('./packages/api-client/src/index.ts'),
};
