import type { ReactNode } from 'react';

/** A form that hydrates: one component renders both what the server sends and the enhanced form. */
export interface LiveForm<Props> {
  Form: (props: Props & { isAwake: boolean }) => ReactNode;
  /** The form's props with its current input. */
  typedInto: (props: Props, form: HTMLFormElement) => Props;
}

/** The forms that hydrate, each with everything it needs in files of its own. */
export const islands = {
  search: () => import('~/areas/public/parts/LiveSearchForm').then(({ loadSearch }) => loadSearch()),
  reservation: () =>
    import('~/areas/customer/reservation/LiveReservationForm').then(({ liveReservation }) => liveReservation),
};

export type IslandName = keyof typeof islands;
