import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { activateHelpers } from '@ds/helpers/activate';
import { FormatLocaleProvider } from '@ds/support/format-locale';
import { ScriptsProvider } from '@ds/support/scripts';
import { documentOf } from './frame-document';

export interface FrameGlobals {
  theme: 'light' | 'dark';
  language: 'sv' | 'en';
  direction: 'ltr' | 'rtl';
  scripts: 'with' | 'without';
}

interface StoryFrameProps extends FrameGlobals {
  /** One of several stories on a docs page: the page around it keeps its own theme. */
  isInDocs: boolean;
  children: ReactNode;
}

/** One story in its own theme, language and direction, with or without scripts. Overlays open inside it. */
export function StoryFrame({ theme, language, direction, scripts, isInDocs, children }: StoryFrameProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useLayoutEffect(
    () => (frame ? activateHelpers(isInDocs ? documentOf(frame) : document) : undefined),
    [frame, isInDocs],
  );
  // On its own, a story is the document of its frame: the background and overlays follow it.
  useEffect(() => {
    if (isInDocs) return;
    const root = document.documentElement;
    Object.assign(root.dataset, { theme });
    Object.assign(root, { lang: language, dir: direction });
  }, [isInDocs, theme, language, direction]);
  const read = <FormatLocaleProvider value={language}>{children}</FormatLocaleProvider>;
  const story =
    scripts === 'with' ? (
      <ScriptsProvider isAlive language={language}>
        {read}
      </ScriptsProvider>
    ) : (
      read
    );
  return (
    <div
      ref={setFrame}
      data-theme={theme}
      lang={language}
      dir={direction}
      className={isInDocs ? 'story-frame story-frame-in-docs' : 'story-frame'}
    >
      {isInDocs ? <PortalProvider getContainer={() => frame}>{story}</PortalProvider> : story}
    </div>
  );
}
