import { select } from '@db/query';

/** The values that count on that local day: of several rows of a key the one with the latest `valid_from` not after it. */
export function settingsOn(localDate: string): Promise<{ key: string; value: string }[]> {
  return select(
    `SELECT s.setting_key AS \`key\`, s.value FROM settings s
     WHERE s.valid_from = (SELECT MAX(o.valid_from) FROM settings o WHERE o.setting_key = s.setting_key AND o.valid_from <= :localDate)`,
    { localDate },
  );
}
