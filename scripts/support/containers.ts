import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parse } from 'yaml';

const text = z.union([z.string(), z.number()]).transform(String);
const service = z.object({
  build: z.string().optional(),
  image: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), text).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  stop_grace_period: z.string().optional(),
});
const compose = z.object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) });

export type Service = z.output<typeof service>;

/**
 * compose.yaml as Docker reads it, with `${NAME:-other}` and `${NAME:?what}` filled in from these values. Throws if a required one is
 * missing.
 */
export function readCompose(values: Readonly<Record<string, string>>): z.output<typeof compose> {
  const fill = (said: string) =>
    said.replace(
      /\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (found, name: string | undefined, kind?: string, other?: string) => {
        if (name === undefined) return found;
        const value = values[name] ?? '';
        if (value === '' && kind === '?') throw new Error(`${name}: ${other ?? ''}`);
        return value === '' && kind === '-' ? (other ?? '') : value;
      },
    );
  const written: unknown = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  return compose.parse(
    JSON.parse(JSON.stringify(written), (_, value: unknown) => (typeof value === 'string' ? fill(value) : value)),
  );
}

/** A container's command: Docker's `$$` is a dollar. */
export const commandOf = ({ command }: Service): string[] | undefined =>
  command?.map((part) => part.replaceAll('$$', '$'));

/** The name of the volume mounted at a folder of the service; undefined if the folder is inside the container. */
export function volumeOf({ volumes }: Service, folder: string): string | undefined {
  for (const volume of volumes) {
    const [name = '', mount = ''] = volume.split(':');
    if (folder === mount || folder.startsWith(`${mount}/`)) return name;
  }
  return undefined;
}

export interface Image {
  /** As set by the last stage. */
  environment: Record<string, string>;
  command: string[];
  user: string | undefined;
  /** Its instructions, in order. */
  instructions: readonly { name: string; rest: string }[];
}

/** The last stage of the Dockerfile. */
export function readImage(): Image {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const all = lines.flatMap((line) => {
    const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return name !== undefined && rest !== undefined ? [{ name, rest }] : [];
  });
  const instructions = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
  const of = (wanted: string) => instructions.filter(({ name }) => name === wanted).map(({ rest }) => rest);
  const pairs = of('ENV').flatMap((rest) => [...rest.matchAll(/(\w+)=(\S+)/g)]);
  return {
    environment: Object.fromEntries(pairs.map(([, name, value]) => [name!, value!])),
    command: z.array(z.string()).parse(JSON.parse(of('CMD').at(-1) ?? '[]')),
    user: of('USER').at(-1),
    instructions,
  };
}
