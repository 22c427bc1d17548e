import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessTo, areaOf } from '@bff/domain/sessions';
import { type Actor, hasRole, type Role, visitor } from '@bff/domain/shared/actor';
import type { Screen } from '../app/screen';
import { declaredScreens, screens } from '../app/screens';
import { ACTOR_KINDS, type ActorKind } from './actors';
import { pageRows } from './matrix';
import { type Outcome, STRANGERS } from './outcomes';

const APP = join(import.meta.dirname, '../app');
const all = Object.entries<Screen>(screens);
const byPath = new Map(all.map(([, screen]) => [screen.path, screen]));
const isDashboard = ({ path }: Screen) => path.startsWith('dashboard');

const actorOf = (kind: ActorKind): Actor => {
  if (STRANGERS.includes(kind)) return visitor('sv');
  return {
    kind: 'user',
    userId: 1,
    roles: [kind === 'train' ? 'DEAL_CUSTOMER_ADMIN' : (kind as Role)],
    trainReplacementCustomer: kind === 'train',
    language: 'sv',
    customerId: null,
    companyId: null,
  };
};

/** What the facts say that this kind of caller gets. */
function declared({ area, roles, hidden }: Screen, kind: ActorKind): Outcome {
  const actor = actorOf(kind);
  const access = accessTo(area, actor);
  if (access.kind === 'login') return 'login';
  if (access.kind === 'elsewhere') return 'home';
  if (!roles || hasRole(actor, ...roles)) return 'allowed';
  return hidden ? 'notFound' : 'forbidden';
}

describe('the facts of the routes', () => {
  it('each have a name and a file', () => {
    expect(all).toHaveLength(declaredScreens);
    expect(all.filter(([, { file }]) => !existsSync(join(APP, file))).map(([name]) => name)).toEqual([]);
    expect(byPath.size).toBe(all.length);
  });

  it('put each screen into the area of its address', () => {
    const wrong = all.filter(([, { path, area }]) => path !== 'dashboard/*' && areaOf(`/sv/${path}`) !== area);
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('admit those whom the access matrix admits, at every page of a dashboard', () => {
    const differing = pageRows
      .filter(({ at }) => at === undefined)
      .map((row) => ({ row, screen: byPath.get(row.route) }))
      .filter(({ screen }) => screen && isDashboard(screen))
      .flatMap(({ row, screen }) =>
        ACTOR_KINDS.filter((kind) => declared(screen!, kind) !== row.see[kind]).map(
          (kind) => `${row.route}, ${kind}: ${declared(screen!, kind)} by its line, ${row.see[kind]} by its row`,
        ),
      );
    expect(differing).toEqual([]);
  });

  it('never turn away by area those whom the access matrix admits, at any page', () => {
    const differing = pageRows
      .filter(({ route, at }) => at === undefined && byPath.has(route))
      .flatMap(({ route, see }) =>
        ACTOR_KINDS.filter((kind) => see[kind] === 'allowed' && declared(byPath.get(route)!, kind) !== 'allowed').map(
          (kind) => `${route}, ${kind}`,
        ),
      );
    expect(differing).toEqual([]);
  });

  it('name parameters of the path, and a way back that is a page', () => {
    for (const [name, { path, secretParams = [], back }] of all) {
      for (const param of secretParams)
        expect([name, path.split('/')]).toEqual([name, expect.arrayContaining([`:${param}`])]);
      if (back !== undefined) expect([name, byPath.get(back)?.file]).toEqual([name, expect.stringMatching(/\.tsx$/)]);
    }
  });

  // Screens with files in a noun are covered by the access matrix: a page with a file field must declare it, or fails there.
  it('declare, for each folder of screens that takes files from a form, which of them upload files', () => {
    const folderOf = (file: string) => file.replace(/\/[^/]+$/, '');
    const taking = new Set(
      (readdirSync(join(APP, 'areas'), { recursive: true }) as string[])
        .filter((name) => /\.tsx?$/.test(name) && readFileSync(join(APP, 'areas', name), 'utf8').includes('takeFile('))
        .map((name) => folderOf(`areas/${name}`)),
    );
    const bringing = new Set(all.filter(([, { uploads }]) => uploads).map(([, { file }]) => folderOf(file)));
    expect([...bringing]).toEqual(expect.arrayContaining([...taking]));
    expect(taking.size).toBeGreaterThan(0);
  });
});
