import { expect, it } from 'vitest';
import { Setting } from './models';
import { execute } from './query';
import { useTestDatabase } from './testing/test-database';
import { violates } from './violates';

useTestDatabase();

it('names the key that refused the row, and no other', async () => {
  const setting = { settingKey: 'twice', validFrom: '2027-01-01', value: '1' };
  await Setting.create(setting);
  const keyName = 'PRIMARY';
  for (const again of [
    () => Setting.create(setting),
    () => execute("INSERT INTO settings (setting_key, value, valid_from) VALUES ('twice', '1', '2027-01-01')"),
  ]) {
    const error = await again().catch((thrown: unknown) => thrown);
    expect(violates(error, keyName)).toBe(true);
    expect(violates(error, 'users_email')).toBe(false);
  }
  expect(violates(new Error(`Duplicate entry 'x' for key '${keyName}'`), keyName)).toBe(false);
});
