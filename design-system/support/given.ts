/** Omits undefined props: react-aria does not accept `undefined` for optional ones. */
export const given = <Props extends object>(props: Props) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Props]: Exclude<Props[Name], undefined>;
  };
