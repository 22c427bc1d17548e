import { screens } from './screens';

type Given = string | number;

/** The arguments that a path needs to become an address: one for each parameter, in order. */
type Params<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [...Params<First>, ...Params<Rest>]
  : Path extends `:${string}`
    ? [value: Given]
    : [];

type Builders = {
  [Name in keyof typeof screens]: (...params: Params<(typeof screens)[Name]['path']>) => string;
};

/** A path without locale: `/dashboard/admin/customers/17`. Values are encoded, so that each stays within its segment. */
function address(path: string, values: readonly Given[]): string {
  let next = 0;
  const segments = path.replace(/\/?\*$/, '').split('/');
  return `/${segments.map((part) => (part.startsWith(':') ? encodeURIComponent(values[next++]!) : part)).join('/')}`;
}

/** Addresses of screens by name: `to.customer(17)`. Without locale, as `usePath`, `localePath` and `pathIn` take them. */
export const to = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [name, (...values: Given[]) => address(path, values)]),
) as Builders;
