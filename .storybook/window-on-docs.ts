import { addons } from 'storybook/internal/preview-api';

type Globals = Record<string, unknown>;

declare global {
  interface Window {
    /** The toolbar's switches, where a story in a window of its own (`inWindow`) finds them: Storybook tells such a window none. */
    toolbarGlobals?: Globals;
  }
}
const CHANGED = 'toolbar-globals';

/** The docs page around a story that has a window of its own there. The manager's window keeps no switches. */
const docsAround = () => (window.parent !== window && window.parent.toolbarGlobals ? window.parent : undefined);

/** The toolbar's switches as the docs page has them. */
export const outerGlobals = (): Globals => docsAround()?.toolbarGlobals ?? {};

/**
 * Keeps the switches for windows on this page, and follows those of the page around by starting again. What a window says itself reaches the
 * page around it and comes back: only a change counts.
 */
export function followOuterGlobals(): void {
  const keep = ({ globals, userGlobals = globals }: { globals: Globals; userGlobals?: Globals }) => {
    window.toolbarGlobals = userGlobals;
    window.dispatchEvent(new Event(CHANGED));
  };
  void addons.ready().then((channel) => {
    channel.on('setGlobals', keep);
    channel.on('globalsUpdated', keep);
  });
  const before = JSON.stringify(outerGlobals());
  docsAround()?.addEventListener(CHANGED, () => {
    // A window that has gone belongs to a page that was left.
    if (!window.closed && JSON.stringify(outerGlobals()) !== before) location.reload();
  });
}
