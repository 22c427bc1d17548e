type Globals = Record<string, unknown>;
interface Preview {
  storyStoreValue?: { userGlobals?: { get(): Globals } };
}
interface Channel {
  on(event: string, handler: () => void): void;
}
const previewOf = (one: Window) => Reflect.get(one, '__STORYBOOK_PREVIEW__') as Preview | undefined;
const channelOf = (one: Window) => Reflect.get(one, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;

/** The docs page around a story that has a window of its own there (`inWindow`). The manager's window is no preview. */
const docsAround = () => (window.parent !== window && previewOf(window.parent) ? window.parent : undefined);

/** The toolbar's switches as the docs page has them: Storybook tells such a window none. */
export function outerGlobals(): Globals {
  const around = docsAround();
  return (around && previewOf(around)?.storyStoreValue?.userGlobals?.get()) ?? {};
}

/**
 * The window follows the toolbar, too, by starting again. What it says itself reaches the page around it and comes back: only a change counts.
 */
export function followOuterGlobals(): void {
  const around = docsAround();
  const before = JSON.stringify(outerGlobals());
  const channel = around && channelOf(around);
  channel?.on('globalsUpdated', () => {
    // A window that has gone belongs to a page that was left.
    if (!window.closed && JSON.stringify(outerGlobals()) !== before) location.reload();
  });
}
