import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const filesOf = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);
const components = ['primitives', 'patterns', 'pictures'].flatMap((kind) => filesOf(`design-system/${kind}`));
const textsOf = (folder: string, ending: RegExp) =>
  filesOf(folder)
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** They have nothing to look at, or are only the space between other things. */
const UNSEEN = ['HiddenSubmit', 'Stack'];
/** Enhanced, or containing a control, but with nothing to operate by keyboard. */
const ONLY_READ = ['Meter', 'ProgressBar', ...UNSEEN];
const isOf = (names: readonly string[], folder: string) => names.some((name) => folder.endsWith(`/${name}`));

describe('every component', () => {
  it('is found', () => expect(components.length).toBeGreaterThan(70));

  it.each(components)(
    '%s has stories that say when to use it and when not, and shows itself in the dark theme',
    (folder) => {
      const stories = textsOf(folder, /\.stories\.tsx$/);
      // `docs` and `overview` both include them, by their types.
      expect(stories).toMatch(/\b(docs|overview)\(/);
      if (!isOf(UNSEEN, folder)) expect(stories).toMatch(/\bdark\b/);
    },
  );

  const operated = components.filter((folder) => {
    const code = textsOf(folder, /(?<!stories)\.tsx$/);
    return /\b(twoLives|onceLoaded)\b|<(button|input|select|textarea|summary)\b/.test(code);
  });
  it.each(operated.filter((folder) => !isOf(ONLY_READ, folder)))('%s says what its keys do', (folder) =>
    expect(textsOf(folder, /\.stories\.tsx$/)).toMatch(/\bkeys\b/),
  );
});
