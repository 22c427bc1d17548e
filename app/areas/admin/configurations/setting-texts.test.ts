import { describe, expect, it } from 'vitest';
import { isTextUnit, SETTING_GROUPS, settingDefaults, settingRule, type SettingKey } from '@bff/domain/settings';
import en from '~/i18n/locales/en/settings.json';
import sv from '~/i18n/locales/sv/settings.json';

const keys = Object.keys(settingDefaults) as SettingKey[];

describe.each([
  ['sv', sv],
  ['en', en],
])('the texts of the settings in %s', (_, texts) => {
  it('name and explain each setting, and no other', () => {
    expect(Object.keys(texts.of).sort()).toEqual([...keys].sort());
    for (const { name, text } of Object.values(texts.of)) expect([name, text]).not.toContain('');
  });

  it('name each group and each unit of numbers', () => {
    expect(Object.keys(texts.groups).sort()).toEqual([...SETTING_GROUPS].sort());
    const units = new Set(
      keys.map((key) => settingRule(key).unit).filter((unit) => unit !== 'onOff' && !isTextUnit(unit)),
    );
    for (const unit of units)
      expect(Object.keys(texts.units)).toEqual(expect.arrayContaining([`${unit}_one`, `${unit}_other`]));
    expect(Object.keys(texts.suffix).sort()).toEqual([...units].sort());
  });
});
