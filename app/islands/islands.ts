import type { ReactNode } from 'react';

/** A form that wakes up: the same component draws what the server sent, and what it becomes. */
export interface LiveForm<Props> {
  Form: (props: Props & { isAwake: boolean }) => ReactNode;
  /** What the form is to be drawn from, with what is typed in it now. */
  typedInto: (props: Props, form: HTMLFormElement) => Props;
}

/** The forms that wake up, each with all that it needs in files of its own. */
export const islands = {
  search: () => import('~/areas/public/parts/LiveSearchForm').then(({ loadSearch }) => loadSearch()),
  reservation: () =>
    import('~/areas/customer/reservation/LiveReservationForm').then(({ liveReservation }) => liveReservation),
};

export type IslandName = keyof typeof islands;
