import { createContext, useContext } from 'react';

export const Scripts = createContext(false);

/** Whether react-aria may take over: false on the server and while hydrating, true afterwards. */
export const useScripts = (): boolean => useContext(Scripts);
