// Traces: S4-001, S4-002, S4-003, S4-004, S4-005, S4-006, S4-007, S4-008, S4-009, S4-010
import { transitions } from './transitions';

/** Whether the customer pays for a deviation (domain.md section 7); the start depends on who reported it. */
export const deviationStates = transitions<
  'createdByDriver' | 'createdByOperator' | 'needsInvoice' | 'charged' | 'invoiceSent' | 'paidOffline' | 'rejected'
>(
  {
    createdByDriver: ['needsInvoice'],
    createdByOperator: ['needsInvoice'],
    needsInvoice: ['charged', 'paidOffline', 'rejected'],
    charged: ['invoiceSent', 'paidOffline'],
    invoiceSent: [],
    paidOffline: [],
    rejected: [],
  },
  { starts: ['createdByDriver', 'createdByOperator'], ends: ['invoiceSent', 'paidOffline', 'rejected'] },
);
export type DeviationStatus = (typeof deviationStates.states)[number];

/** The operator's assessment of it. */
export const handlingStates = transitions<'notHandled' | 'handled' | 'done' | 'noDeviation'>(
  { notHandled: ['handled'], handled: ['done', 'noDeviation'], done: [], noDeviation: [] },
  { starts: ['notHandled'], ends: ['done', 'noDeviation'] },
);
export type DeviationHandling = (typeof handlingStates.states)[number];

interface Standing {
  status: DeviationStatus;
  handling: DeviationHandling;
}

/** The customer has not been charged yet, and nobody has found that there was no deviation. */
export const isOpenDeviation = ({ status, handling }: Standing): boolean =>
  deviationStates.starts.includes(status) && !handlingStates.isEnd(handling);

/** An administrator's decisions about it, with the resulting state. */
export const CHARGING_ACTS = {
  charge: 'charged',
  sendInvoice: 'invoiceSent',
  payOffline: 'paidOffline',
  reject: 'rejected',
} as const satisfies Readonly<Record<string, DeviationStatus>>;
export type ChargingAct = keyof typeof CHARGING_ACTS;

export const chargingActsOf = (status: DeviationStatus): ChargingAct[] =>
  (Object.keys(CHARGING_ACTS) as ChargingAct[]).filter((act) => deviationStates.allows(status, CHARGING_ACTS[act]));

/** What an unsettled deviation waits for: the state of it that its company, or else the office, has to take further. */
export type DeviationTurn =
  Extract<DeviationHandling, 'notHandled' | 'handled'> | Extract<DeviationStatus, 'needsInvoice' | 'charged'>;

export const isOfficesTurn = (waitsFor: DeviationTurn): waitsFor is 'needsInvoice' | 'charged' =>
  waitsFor === 'needsInvoice' || waitsFor === 'charged';

/** Its company's until it asks for an invoice, then the office's until the money is settled; null once it is. */
export function turnOf({ status, handling }: Standing): DeviationTurn | null {
  if (status === 'needsInvoice' || status === 'charged') return status;
  if (!deviationStates.starts.includes(status)) return null;
  return handling === 'notHandled' || handling === 'handled' ? handling : null;
}

/** Whether the customer is shown it: it is or will be charged. */
export const isChargedFor = (status: DeviationStatus): boolean =>
  !deviationStates.starts.includes(status) && status !== 'rejected';
