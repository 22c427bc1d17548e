import { z } from 'zod';
import { PLAIN_ROWS, ROW_COUNTS } from '#fields/list-rows';
import { withoutLocale } from '~/http/paths';
import { hostCookie } from '~/http/cookies.server';
import type { Look } from './look';

/** A cookie's maximum size, with room for its encoding; the lists changed longest ago are forgotten first. */
const MOST_LETTERS = 2_500;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const ColumnKey = z.string().regex(/^[a-zA-Z]{1,30}$/);
const Looks = z.object({
  dense: z.boolean(),
  rows: z.literal(ROW_COUNTS).default(PLAIN_ROWS),
  lists: z.array(z.tuple([z.string(), z.array(ColumnKey).max(40)])),
});
type Looks = z.infer<typeof Looks>;

/** Somebody asked for it with a button, so it needs no consent, as the language does not. */
const cookie = hostCookie('lists');

/** One name for the lists of one screen: `admin/users/list`, `admin/external-integration/deliveries/*`. */
const nameOf = (path: string): string =>
  withoutLocale(path)
    .replace(/\.data$/, '')
    .replace(/^\/dashboard\//, '')
    .replace(/\/\d+/g, '/*');

async function looksOf(request: Request): Promise<Looks> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => undefined);
  const looks = Looks.safeParse(value);
  return looks.success ? looks.data : { dense: false, rows: PLAIN_ROWS, lists: [] };
}

/** The look of the list at the request's address. */
export async function lookOf(request: Request): Promise<Look> {
  const { dense, rows, lists } = await looksOf(request);
  const name = nameOf(new URL(request.url).pathname);
  return { isDense: dense, rows, columns: lists.find(([other]) => other === name)?.[1] };
}

/** The cookie that remembers the look of the list with that path. Without columns the list has its defaults. */
export async function rememberLook(request: Request, path: string, { isDense, rows, columns }: Look): Promise<string> {
  const name = nameOf(path);
  const lists = (await looksOf(request)).lists.filter(([other]) => other !== name);
  if (columns) lists.unshift([name, [...columns]]);
  while (JSON.stringify(lists).length > MOST_LETTERS) lists.pop();
  return cookie.serialize({ dense: isDense, rows, lists } satisfies Looks, { maxAge: YEAR_SECONDS });
}
