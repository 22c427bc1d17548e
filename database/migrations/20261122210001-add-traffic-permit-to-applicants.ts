/** The permit that every operator needs (yrkestrafiktillstånd): its number and last day. */
export const up =
  "ALTER TABLE applicants ADD COLUMN traffic_permit VARCHAR(60) NOT NULL DEFAULT '' AFTER info, ADD COLUMN traffic_permit_until DATE NULL AFTER traffic_permit";

export const down = 'ALTER TABLE applicants DROP COLUMN traffic_permit_until, DROP COLUMN traffic_permit';
