import { formatDate } from '@formats';

let source = (): string => formatDate(Date.now());

/** The day that it is in Sweden: what «tomorrow» and «10 March» are counted from. */
export const today = (): string => source();

/** The server's clock, at its start: in tests it is not the machine's. */
export const setToday = (day: () => string): void => {
  source = day;
};
