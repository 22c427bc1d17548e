import { createContext } from 'react';

/** How the page follows a link of a react-aria component; without it the browser does. */
export const Follow = createContext<((href: string) => void) | undefined>(undefined);
