import { screen } from '../../../screen';

const change = (name: string) => `areas/customer/changes/${name}`;

/** Changes a booked trip. `?booking=` is the number of one of its buses. */
export const changeScreens = {
  changeBooking: screen('booking/change-book', change('change-book.tsx'), { area: 'general', back: 'booking/list' }),
};
