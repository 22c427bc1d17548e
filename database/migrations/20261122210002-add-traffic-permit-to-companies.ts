/** The permit that a company stated when it applied, as updated by administrators since. */
export const up =
  "ALTER TABLE companies ADD COLUMN traffic_permit VARCHAR(60) NOT NULL DEFAULT '' AFTER info, ADD COLUMN traffic_permit_until DATE NULL AFTER traffic_permit";

export const down = 'ALTER TABLE companies DROP COLUMN traffic_permit_until, DROP COLUMN traffic_permit';
