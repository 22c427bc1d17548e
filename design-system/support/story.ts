/** The description on a component's docs page. */
export const docs = (component: string) => ({ docs: { description: { component } } });

/** A story in the dark theme. */
export const dark = { globals: { theme: 'dark' } };
