import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordedScreens, routeOf } from '../.storybook/screens/recorded-screens';
import { WITHOUT_STORY } from '../.storybook/screens/without-story';
import { screens } from '../app/screens';

const FOLDER = '.storybook/screens';
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(`${FOLDER}/${file}`, 'utf8') }));
const stories = sources.filter(({ file }) => file.endsWith('.stories.tsx')).map(({ code }) => code);
/** The routes whose component a story renders, including from recorded loader data. */
const shown = new Set(
  sources.flatMap(({ code }) => [...code.matchAll(/^import \w+(?:, \{[^}]*\})? from '~\/(areas\/[^']+)'/gm)].map(([, id]) => id)), // prettier-ignore
);
const routes = [...new Set(Object.values(screens).filter(({ file }) => file.endsWith('.tsx')).map(({ file }) => file.replace('.tsx', '')))]; // prettier-ignore

describe('the screens in Storybook', () => {
  it('are all that show something', () => {
    const forgotten = routes.filter((id) => !shown.has(id) && !(id in WITHOUT_STORY));
    expect(forgotten.map((id) => `${id} has no story: add it to recorded-screens.ts, or make its fixture`)).toEqual([]);
  });

  it('are removed from the list of those without a story', () => {
    const listed = Object.keys(WITHOUT_STORY);
    expect(listed.filter((id) => shown.has(id) || !routes.includes(id))).toEqual([]);
    // A screen that shows nothing has nothing to review; all others have a story.
    for (const id of listed) expect(readFileSync(`app/${id}.tsx`, 'utf8')).toMatch(/export default function \w+\(\) \{\s+return null;\s+\}/); // prettier-ignore
  });

  it('have legs that start and end at whole minutes, as every loader answers them', () => {
    const legs = sources.filter(({ file }) => file.startsWith('fixtures/')).map(({ code }) => code);
    const times = legs.flatMap((code) => [...code.matchAll(/(?:arrival|departure): new Date\('([^']+)'\)/g)].map(([, at]) => at!)); // prettier-ignore
    expect(times.length).toBeGreaterThan(10);
    expect(times.filter((at) => !at.endsWith(':00.000Z'))).toEqual([]);
  });

  it('come from every area', () => {
    const areas = (ids: readonly string[]) => [...new Set(ids.map((id) => id.split('/')[1]))].toSorted();
    // The dashboards' main route has no screen: it redirects to one of theirs.
    expect(areas(routes.filter((id) => shown.has(id)))).toEqual(areas(routes).filter((area) => area !== 'dashboard'));
  });

  it.each(Object.keys(recordedScreens))('have a recorded story of %s', (name) => {
    expect(existsSync(`${FOLDER}/recorded/${name}.ts`), 'scripts/record-screens.ts records it').toBe(true);
    expect(stories.some((code) => code.includes(`screen(${name})`))).toBe(true);
  });

  it('are found by their address, the plainest first', () => {
    expect(routeOf('/')).toBe('areas/public/home/home');
    expect(routeOf('/dashboard/admin/users/invite')).toBe('areas/admin/users/invite-many');
    expect(routeOf('/dashboard/admin/users/3')).toBe('areas/admin/users/details');
    expect(routeOf('/dashboard/admin/users/3/disable')).toBe('areas/admin/users/act');
    expect(() => routeOf('/nowhere')).toThrow();
  });
});
