import type { Area } from '@bff/domain/sessions';
import type { Role } from '@bff/domain/shared/actor';

/**
 * What the edge, the log, the guard and links must know of a screen before anything of it is loaded. Pure data: the build reads it for
 * Remix's routes, the running server for the rest.
 */
export interface ScreenFacts {
  /** The part of the product that it belongs to: who may be there at all (bff/domain/sessions/access.ts). */
  area: Area;
  /** The roles that may see it, where not everybody of the area may. */
  roles?: readonly Role[];
  /** Others of the area meet 404 instead of 403: to them it is not there. */
  hidden?: true;
  /** Parameters of the address that are secrets: no log ever shows their values. */
  secretParams?: readonly string[];
  /** Its form brings files: larger bodies, from those who may see the screen alone. */
  uploads?: true;
  /** Its form guesses at accounts, makes them or sends mail: counted strictly for each address. */
  accountForm?: true;
  /** Its form is sent by a script every few seconds: counted by each process alone, without asking the database. */
  frequent?: true;
  /** Asking for it is expensive: counted for each address. */
  search?: true;
  /** The path of the screen that it leads back to, as that was last left. */
  back?: string;
}

export interface Screen<Path extends string = string> extends ScreenFacts {
  /** Without the locale and without a leading slash, as Remix's routes have it. */
  path: Path;
  /** Below app/. */
  file: string;
  /** Remix's name of the route. */
  id: string;
}

/** A line of an area's routes: where a screen is, what shows it, and its facts. */
export const screen = <const Path extends string>(path: Path, file: string, facts: ScreenFacts): Screen<Path> => ({
  path,
  file,
  id: file.replace(/\.\w+$/, ''),
  ...facts,
});
