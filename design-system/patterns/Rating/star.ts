/** A five-pointed star in a 24-unit square. */
export const starPath =
  'm12 2.500 2.900 6.200 6.600.900-4.900 4.700 1.300 6.700L12 17.700 6.100 21l1.300-6.700L2.500 9.600l6.600-.900z';
