/** The general settings (domain.md section 10). */
export { changeSetting, withdrawSetting } from './change-setting';
export { forgetSettings, readSettings } from './read-settings';
export { type NamedSeller, sellerNamed } from './seller-named';
export { seeSetting, seeSettings, type SettingState } from './see-settings';
export { settingPolicy } from './setting.policy';
export {
  isSettingKey,
  isTextUnit,
  SETTING_GROUPS,
  SETTING_KEYS,
  settingDefaults,
  type SettingKey,
  settingRule,
  type Settings,
  type SettingUnit,
} from './settings';
export { parseTyped, shownRange, shownSetting } from './typed-setting';
