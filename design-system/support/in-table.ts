import { createContext, useContext } from 'react';

const InTable = createContext(false);

/** For content in a table column, where there is little room. */
export const InTableProvider = InTable.Provider;

export const useInTable = (): boolean => useContext(InTable);
