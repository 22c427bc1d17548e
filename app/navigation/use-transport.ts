import { useSyncExternalStore } from 'react';
import { transport, type TransportState } from './transport';

const calm: TransportState = { trouble: undefined, sending: undefined, isOutdated: false };

/** How requests for page data fare; on the server, well. */
export const useTransport = (): TransportState =>
  useSyncExternalStore(transport.subscribe, transport.state, () => calm);
