import { useEffect, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Follow } from './follow';
import { ReachedAtOnce } from './reach';
import { typeAgain, typedBefore } from './typed-before';
import { Scripts } from './use-scripts';

export { useScripts } from './use-scripts';

interface ScriptsProviderProps {
  /** True from the first render if nothing came from a server (a story). */
  isAlive?: boolean;
  /** The page's language, which react-aria uses; defaults to the document's. */
  language?: string;
  /** How links of react-aria's components are followed. */
  follow?: (href: string) => void;
  children: ReactNode;
}

/**
 * Tells the components below that the page is hydrated: from the first effect on, so that hydration sees what the server sent. Wraps the
 * page in the browser's entry, not on the server. Components import `use-scripts`, which does not depend on react-aria.
 */
export function ScriptsProvider({ isAlive = false, language, follow, children }: ScriptsProviderProps) {
  const [alive, setAlive] = useState(isAlive);
  // This component renders before the fields below it are hydrated.
  const [typed] = useState(typedBefore);
  useEffect(() => {
    typeAgain(typed);
    setAlive(true);
  }, [typed]);
  const spoken = language ?? document.documentElement.lang;
  return (
    // British English has the 24-hour clock that the rest of the product uses.
    <I18nProvider locale={spoken.startsWith('en') ? 'en-GB' : 'sv-SE'}>
      <Scripts.Provider value={alive}>
        <ReachedAtOnce.Provider value={isAlive}>
          <Follow.Provider value={follow}>{children}</Follow.Provider>
        </ReachedAtOnce.Provider>
      </Scripts.Provider>
    </I18nProvider>
  );
}
