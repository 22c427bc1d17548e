import { formatDate } from '@formats';

let source = (): string => formatDate(Date.now());

/** Today in Sweden, from which «tomorrow» and «10 March» are counted. */
export const today = (): string => source();

/** Sets the server's clock at its start: in tests it is not the machine's. */
export const setToday = (day: () => string): void => {
  source = day;
};
