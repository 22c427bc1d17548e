import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const Scripts = createContext(false);

/**
 * Says to the components below that the page lives: from the first effect on, so that what is hydrated is what the server sent.
 * Around the page in the browser's entry; the server has none.
 */
export function ScriptsProvider({
  children,
  isAlive = false,
}: {
  children: ReactNode;
  /** From the first drawing on, where nothing came from a server (a story). */
  isAlive?: boolean;
}) {
  const [alive, setAlive] = useState(isAlive);
  useEffect(() => setAlive(true), []);
  return <Scripts.Provider value={alive}>{children}</Scripts.Provider>;
}

/** Whether react-aria may take over: false on the server and while hydrating, true afterwards. */
export const useScripts = (): boolean => useContext(Scripts);
