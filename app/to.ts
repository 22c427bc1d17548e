import { screens } from './screens';

type Given = string | number;

/** What a path needs to become an address: one argument for each parameter, in their order. */
type Params<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [...Params<First>, ...Params<Rest>]
  : Path extends `:${string}`
    ? [value: Given]
    : [];

type Builders = {
  [Name in keyof typeof screens]: (...params: Params<(typeof screens)[Name]['path']>) => string;
};

/** A path without locale: `/dashboard/admin/customers/17`. A value is encoded, so that it never becomes more than its segment. */
function address(path: string, values: readonly Given[]): string {
  let next = 0;
  const segments = path.replace(/\/?\*$/, '').split('/');
  return `/${segments.map((part) => (part.startsWith(':') ? encodeURIComponent(values[next++]!) : part)).join('/')}`;
}

/** Addresses of screens by their names: `to.customer(17)`. Without locale, as `usePath`, `localePath` and `pathIn` take them. */
export const to = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [name, (...values: Given[]) => address(path, values)]),
) as unknown as Builders;
