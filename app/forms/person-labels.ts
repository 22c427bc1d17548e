import { useTranslation } from 'react-i18next';

/** The names of the fields about people, for error summaries. */
export function usePersonLabels(): Record<string, string> {
  const { t } = useTranslation('auth');
  return {
    companyName: t('contact.companyName'),
    orgNumber: t('contact.orgNumber'),
    name: t('contact.name'),
    email: t('contact.email'),
    phone: t('contact.phone'),
    username: t('register.username'),
    password: t('password.new'),
    passwordRepeat: t('password.repeat'),
    code: t('code.label'),
    currentPassword: t('account:currentPassword.label'),
    street: t('account:contact.street'),
    postcode: t('account:contact.postcode'),
    city: t('account:contact.city'),
  };
}
