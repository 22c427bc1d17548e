import type { i18n as I18n } from 'i18next';
import { useTranslation as ofReactI18next } from 'react-i18next';
import type { Namespace, Translate } from './text-keys';

interface Translation<Own extends Namespace> {
  t: Translate<Own>;
  i18n: I18n;
}

/**
 * react-i18next's own at run time; its types know the existing keys (docs/decisions/1040). Keys of the first of several namespaces need no
 * prefix.
 */
export const useTranslation: <Own extends Namespace = 'common'>(
  namespaces?: Own | readonly [Own, ...Namespace[]],
) => Translation<Own> = ofReactI18next;
