import { useTranslation } from '~/i18n/use-translation';
import type { UserStanding as Standing } from '@bff/domain/accounts';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

export const standingTones: Record<Standing, Tone> = {
  active: 'success',
  invited: 'info',
  locked: 'warning',
  partlyLocked: 'warning',
  inactive: 'neutral',
};

/** The state of an account in a word. */
export function UserStanding({ standing }: { standing: Standing }) {
  const { t } = useTranslation('users');
  return <StatusBadge tone={standingTones[standing]}>{t(`standings.${standing}`)}</StatusBadge>;
}
