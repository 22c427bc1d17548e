import { BottomBar } from '@ds/patterns/BottomBar/BottomBar';
import { Button } from '@ds/primitives/Button/Button';
import { Money } from '@ds/primitives/Money/Money';
import { useTranslation } from '~/i18n/use-translation';

/**
 * On a phone: the sum, how long the buses are held, and the form's button, at the lower edge while the form is in sight; above it the page
 * begins with both. Part of the form, because text browsers show it too, and press no button of a form that they are not in.
 */
export function PayBar({ total, until }: { total: number; until: string }) {
  const { t } = useTranslation('reservation');
  return (
    <BottomBar>
      <span>
        <strong>
          <Money ore={total} />
        </strong>
        <br />
        <span className="small">{t('bar.until', { time: until })}</span>
      </span>{' '}
      <Button name="intent" value="pay">
        {t('bar.pay')}
      </Button>
    </BottomBar>
  );
}
