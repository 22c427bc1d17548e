import { BottomBar } from '@ds/patterns/BottomBar/BottomBar';
import { Button } from '@ds/primitives/Button/Button';
import { Money } from '@ds/primitives/Money/Money';
import { useTextBrowser } from '@ds/support/text-browser';
import { useTranslation } from '~/i18n/use-translation';

/**
 * On a phone: the sum, how long the buses are held, and the form's button, at the lower edge while the form is in sight; above it the page
 * begins with both. Part of the form: text browsers not known by name show it too, and press no button of a form that they are not in.
 */
export function PayBar({ total, until }: { total: number; until: string }) {
  const { t } = useTranslation('reservation');
  // It has no lower edge: the bar would be a second button after the form's own.
  if (useTextBrowser()) return null;
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
