import { screen } from '../../../screen';

const change = (name: string) => `areas/customer/changes/${name}`;

/** A booked trip becomes another one. `?booking=` is the number of one of its buses. */
export const changeScreens = {
  changeBooking: screen('booking/change-book', change('change-book.tsx'), { area: 'general', back: 'booking/list' }),
};
