/** The way home may begin and end at other streets than the way out; NULL where it is the same. */
export const up = 'ALTER TABLE order_stops ADD COLUMN home_street VARCHAR(200) NULL AFTER street';

export const down = 'ALTER TABLE order_stops DROP COLUMN home_street';
