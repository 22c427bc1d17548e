import { useEffect, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Follow } from './follow';
import { typeAgain, typedBefore } from './typed-before';
import { Scripts } from './use-scripts';

export { useScripts } from './use-scripts';

interface ScriptsProviderProps {
  /** From the first drawing on, where nothing came from a server (a story). */
  isAlive?: boolean;
  /** The page's language, in which react-aria speaks; the document's own when it is not given. */
  language?: string;
  /** How links of react-aria's components are followed. */
  follow?: (href: string) => void;
  children: ReactNode;
}

/**
 * Says to the components below that the page lives: from the first effect on, so that what is hydrated is what the server sent.
 * Around the page in the browser's entry; the server has none. Components import `use-scripts`, which is free of react-aria.
 */
export function ScriptsProvider({ isAlive = false, language, follow, children }: ScriptsProviderProps) {
  const [alive, setAlive] = useState(isAlive);
  // This component is drawn before the fields below it are hydrated.
  const [typed] = useState(typedBefore);
  useEffect(() => {
    typeAgain(typed);
    setAlive(true);
  }, [typed]);
  const spoken = language ?? document.documentElement.lang;
  return (
    // British English has the clock of 24 hours, as the rest of the product.
    <I18nProvider locale={spoken.startsWith('en') ? 'en-GB' : 'sv-SE'}>
      <Scripts.Provider value={alive}>
        <Follow.Provider value={follow}>{children}</Follow.Provider>
      </Scripts.Provider>
    </I18nProvider>
  );
}
