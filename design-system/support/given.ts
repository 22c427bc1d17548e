/** The props that were given: react-aria takes no `undefined` for one that may be left out. */
export const given = <Props extends object>(props: Props) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Props]: Exclude<Props[Name], undefined>;
  };
