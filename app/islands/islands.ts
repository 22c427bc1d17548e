/** The forms that hydrate, each with everything it needs in files of its own. */
export const islands = {
  search: () => import('~/areas/public/parts/LiveSearchForm').then(({ loadSearch }) => loadSearch()),
  reservation: () =>
    import('~/areas/customer/reservation/LiveReservationForm').then(({ liveReservation }) => liveReservation),
  moments: () => import('~/areas/customer/changes/LiveMoments').then(({ loadMoments }) => loadMoments()),
};

export type IslandName = keyof typeof islands;
