// Traces: S9-027, S9-028
import { describe, expect, it, test } from 'vitest';
import { isTextUnit, readSetting, SETTING_KEYS, type SettingKey, settingDefaults, settingRule } from './settings';
import { parseTyped, shownRange, shownSetting } from './typed-setting';

describe('the table of settings', () => {
  it.each(SETTING_KEYS)('%s starts with a value in its own range', (key) =>
    expect(() => readSetting(key, settingDefaults[key])).not.toThrow(),
  );

  it.each(SETTING_KEYS)('%s has a range exactly when it is a number', (key) => {
    const { unit, least, most } = settingRule(key);
    const isNumber = unit !== 'onOff' && !isTextUnit(unit);
    expect([least !== undefined, most !== undefined]).toEqual([isNumber, isNumber]);
  });
});

describe('what somebody types', () => {
  test.each<[SettingKey, string, string]>([
    ['holdMinutes', ' 25 ', '25'],
    ['taxBasisPoints', '6', '600'],
    ['taxBasisPoints', '6,25', '625'],
    ['taxBasisPoints', '0.07', '7'],
    ['taxBasisPoints', '6,50', '650'],
    ['surchargeFee', '0,500', '50'],
    ['pickupDistanceMetres', '1,250', '1250'],
    ['pickupDistanceMetres', '100,5', '100500'],
    ['surchargeFee', '1 250,50', '125050'],
    ['maximumCreditLimit', '1\u00A0000\u202F000', '100000000'],
    // As English shows it: several commas, or one before a point, are groups.
    ['maximumCreditLimit', '1,000,000', '100000000'],
    ['surchargeFee', '1,250.50', '125050'],
    ['holdMinutes', '30,0', '30'],
    ['cardPayment', 'false', 'false'],
    ['supportEmail', ' help@example.se ', 'help@example.se'],
    ['sellerName', ' Bussplats AB ', 'Bussplats AB'],
    ['sellerName', '', ''],
    ['sellerOrgNumber', '556036-0793', '5560360793'],
    ['sellerOrgNumber', '', ''],
    ['supportPhone', '08-465 004 12', '+46846500412'],
    ['supportPhone', ' ', ''],
  ])('%s: «%s» is stored as %s', (key, typed, stored) => expect(parseTyped(key, typed)).toEqual({ stored }));

  test.each<[SettingKey, string, string]>([
    ['sellerOrgNumber', '556036-0794', 'forms.orgNumber'],
    ['supportPhone', '12', 'forms.phone'],
    ['sellerName', 'x'.repeat(121), 'forms.tooLong,120'],
    ['holdMinutes', '', 'forms.required'],
    ['holdMinutes', '  ', 'forms.required'],
    ['holdMinutes', 'tjugo', 'forms.wholeNumber'],
    ['holdMinutes', '20,5', 'forms.wholeNumber'],
    ['holdMinutes', '1e3', 'forms.wholeNumber'],
    ['holdMinutes', '0', 'forms.between,1,1440'],
    ['holdMinutes', '-5', 'forms.between,1,1440'],
    ['holdMinutes', '1441', 'forms.between,1,1440'],
    ['taxBasisPoints', '6,125', 'forms.decimal'],
    // Two thousand to some, two to others.
    ['maximumCreditLimit', '2,000', 'forms.decimal'],
    ['maximumCreditLimit', '2.000', 'forms.decimal'],
    ['holdMinutes', '1,000', 'forms.wholeNumber'],
    ['taxBasisPoints', '100,01', 'forms.between,0,100'],
    ['surchargeFee', '1,00,000', 'forms.decimal'],
    ['surchargeFee', '9999999999999', 'forms.between,0,1000000'],
    ['surchargeFee', '99999999999999999999', 'forms.decimal'],
    ['maximumDrivingHoursPerDay', '11', 'forms.between,1,10'],
    ['cardPayment', 'maybe', 'forms.invalid'],
    ['supportEmail', 'help', 'forms.email'],
    ['supportEmail', 'help@example.se\r\nBcc: x@example.se', 'forms.email'],
  ])('%s: «%s» is refused', (key, typed, error) => expect(parseTyped(key, typed)).toEqual({ error }));

  it.each(SETTING_KEYS)('%s is read back as it is shown, in both languages', (key) => {
    for (const language of ['sv', 'en'] as const)
      expect(parseTyped(key, shownSetting(key, settingDefaults[key], language))).toEqual({
        stored: settingDefaults[key],
      });
  });

  it('is shown in the unit in which it is typed', () => {
    expect(shownSetting('taxBasisPoints', '650', 'sv')).toBe('6,5');
    expect(shownSetting('taxBasisPoints', '650', 'en')).toBe('6.5');
    expect(shownRange('pickupDistanceMetres', 'sv')).toEqual({ least: '0', most: '2\u00A0000' });
    // In English a field has no groups: one comma, as in «2,000», is read as a decimal sign.
    expect(shownRange('pickupDistanceMetres', 'en')).toEqual({ least: '0', most: '2000' });
    expect(shownRange('supportEmail', 'sv')).toBeNull();
  });
});
