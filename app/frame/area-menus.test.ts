import { describe, expect, it } from 'vitest';
import { areaOf } from '@bff/domain/people';
import { areaMenus, currentLine, type MenuArea } from './area-menus';

const areas = Object.keys(areaMenus) as MenuArea[];

describe("the dashboards' menus", () => {
  it.each(areas)('of %s lead nowhere else', (area) => {
    const paths = areaMenus[area].flatMap(({ lines }) => lines.map(([path]) => path as string));
    expect(paths.map((path) => areaOf(path))).toEqual(paths.map(() => area));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(areas)('of %s mark the page that is shown', (area) => {
    for (const { lines } of areaMenus[area]) for (const [path] of lines) expect(currentLine(area, path)).toBe(path);
    expect(currentLine(area, `/dashboard/${area}/nothing`)).toBeUndefined();
  });
});
