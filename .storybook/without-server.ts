import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SERVER_ONLY = /^node:|^@(bff|db)(\/|$)|^@remix-run\/node$|\.server$/;
const STAND_IN = fileURLToPath(new URL('server-stand-in.ts', import.meta.url));
const APP = fileURLToPath(new URL('../app/', import.meta.url));

/**
 * Screens in Storybook: their files also contain server code. Remix removes loaders and actions from the browser's build; here their
 * imports are replaced by a stand-in that nothing ever calls.
 */
export const withoutServer: Plugin = {
  name: 'storybook-without-server',
  transform(code, id) {
    const path = id.split('?')[0]!;
    if (!path.startsWith(APP) || !/\.tsx?$/.test(path)) return null;
    let result = code;
    // From last to first, so that positions stay valid.
    for (const node of this.parse(code).body.toReversed()) {
      if (node.type !== 'ImportDeclaration' || !SERVER_ONLY.test(String(node.source.value))) continue;
      const names = node.specifiers.map(({ local }) => `const ${local.name} = standIn;`).join(' ');
      const { start, end } = node as unknown as { start: number; end: number };
      result = result.slice(0, start) + names + result.slice(end);
    }
    if (result === code) return null;
    return { code: `import { standIn } from ${JSON.stringify(STAND_IN)};\n${result}`, map: null };
  },
};
