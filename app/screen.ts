import type { Area } from '@bff/domain/sessions';
import type { Role } from '@bff/domain/shared/actor';

/**
 * What the edge, the log, the guard and links must know about a screen before anything of it is loaded. Pure data: the build reads it for
 * Remix's routes, the running server for the rest.
 */
export interface ScreenFacts {
  /** The part of the product that it belongs to, which decides who may be there at all (bff/domain/sessions/access.ts). */
  area: Area;
  /** The roles that may see it, if not everybody in the area. */
  roles?: readonly Role[];
  /** Others in the area get 404 instead of 403: to them it does not exist. */
  hidden?: true;
  /** Parameters of the address that are secrets: no log ever shows their values. */
  secretParams?: readonly string[];
  /** Its form uploads files: larger bodies are allowed, but only from those who may see the screen. */
  uploads?: true;
  /** Its form tries or creates accounts or sends mail: strictly rate-limited per address. */
  accountForm?: true;
  /** A script sends its form every few seconds: rate-limited within each process, without asking the database. */
  frequent?: true;
  /** Requesting it is expensive: rate-limited per address. */
  search?: true;
  /** The path of the screen that it leads back to, as that was last left. */
  back?: string;
}

export interface Screen<Path extends string = string> extends ScreenFacts {
  /** Without the locale and a leading slash, as in Remix's routes. */
  path: Path;
  /** Below app/. */
  file: string;
  /** Remix's name of the route. */
  id: string;
}

/** A line of an area's routes: a screen's path, its file and its facts. */
export const screen = <const Path extends string>(path: Path, file: string, facts: ScreenFacts): Screen<Path> => ({
  path,
  file,
  id: file.replace(/\.\w+$/, ''),
  ...facts,
});
