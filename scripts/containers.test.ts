import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandOf, readCompose, readImage, volumeOf } from './support/containers';

const GIVEN = { APP_SECRET: 's'.repeat(32), MYSQL_PASSWORD: 'word', DEMO: '1' };

/** Checks compose.yaml and the Dockerfile against each other and the product; `npm run test:mysql` runs what they run. */
describe('the containers', () => {
  const { services, volumes } = readCompose(GIVEN);
  const image = readImage();
  const dataFolder = image.environment['DATA_DIR']!;
  const ours = Object.entries(services).filter(([, { image: name }]) => name === 'bussplats');

  it('of ours are the one that prepares and the one that serves', () => {
    expect(ours.map(([name]) => name)).toEqual(['prepare', 'app']);
    expect(services['app']!.depends_on['prepare']).toEqual({ condition: 'service_completed_successfully' });
    expect(services['prepare']!.depends_on['database']).toEqual({ condition: 'service_healthy' });
  });

  it('of ours share the folder of files: what the demo paid in the sandbox is known to the one that serves', () => {
    expect(ours.map(([, service]) => volumeOf(service, dataFolder))).toEqual(['files', 'files']);
    expect(Object.keys(volumes)).toContain('files');
  });

  it('of ours have the same secret, database and mode', () => {
    const [prepare, app] = ours.map(([, { environment }]) => environment);
    expect(prepare).toEqual(app);
    expect(app).toMatchObject({ APP_SECRET: GIVEN.APP_SECRET, DEMO: '1' });
    expect(app!['DATABASE_URL']).toBe('mysql://bussplats:word@database:3306/bussplats');
  });

  it('give the folder of files to their user before switching to it', () => {
    const at = (name: string, says: string) =>
      image.instructions.findIndex((step) => step.name === name && step.rest.includes(says));
    const given = at('RUN', `chown ${image.user}:${image.user} ${dataFolder}`);
    expect(given).toBeGreaterThan(0);
    expect(at('USER', image.user!)).toBeGreaterThan(given);
  });

  it('set no variable that the product does not know', () => {
    const known = new Set(
      [...readFileSync('bff/platform/env.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
    );
    const said = [...Object.keys(services['app']!.environment), ...Object.keys(image.environment)];
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((name) => !known.has(name))).toEqual([]);
  });

  it('do not start without their secrets', () => {
    expect(() => readCompose({ MYSQL_PASSWORD: 'word' })).toThrow(/APP_SECRET/);
    expect(() => readCompose({ APP_SECRET: 'secret' })).toThrow(/MYSQL_PASSWORD/);
  });

  it('run commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const said = [
      ...commandOf(services['prepare']!)!
        .join(' ')
        .matchAll(/npm run ([\w:]+)/g),
    ].map(([, name]) => name);
    expect(said).toEqual(['migrate', 'seed:demo']);
    expect(said.filter((name) => !(name! in scripts))).toEqual([]);
    expect(image.command.at(-1)).toBe('build/server/index.js');
  });
});
