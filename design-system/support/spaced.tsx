import { Children, Fragment, isValidElement, type ReactNode } from 'react';

const items = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment ? items(child.props.children) : [child],
  );

/** Things that only a style sets apart, with spaces between for text browsers: nothing else separates adjacent items there. */
export const spaced = (children: ReactNode): ReactNode =>
  items(children).map((child, index) => <Fragment key={index}>{child} </Fragment>);
