import { Fragment, type ReactNode } from 'react';

/** After the @, and before each dot that is followed by more. */
const PLACES = /(?<=@)|(?=\.[^\s.])/;

/** A mail address breaks where people would break it, when it is wider than its place; whatever else is given stays as it is. */
export function breakable(value: ReactNode): ReactNode {
  if (typeof value !== 'string' || !value.includes('@')) return value;
  return value.split(PLACES).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
