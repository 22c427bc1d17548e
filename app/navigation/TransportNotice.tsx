import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '@ds/patterns/Notice/Notice';
import { Button } from '@ds/primitives/Button/Button';
import { SendingNotice } from './SendingNotice';
import { transport } from './transport';
import { useTransport } from './use-transport';

/** Says why a page or a save does not complete, and what to do; shown over the page, which stays with everything typed. */
export function TransportNotice() {
  const { t } = useTranslation('common');
  const { trouble, sending, isOutdated } = useTransport();
  useLeave();
  if (trouble?.kind === 'sessionEnded')
    return (
      <Notice tone="warning" title={t('transport.sessionEnded')} isAnswer={trouble.isForm}>
        <p>{t('transport.sessionEndedText')}</p>
        <p>
          <a href={trouble.login} target="_blank" rel="opener">
            {t('transport.logIn')}
          </a>{' '}
          <Button type="button" variant="secondary" size="small" onClick={transport.tryAgain}>
            {t('transport.continue')}
          </Button>
        </p>
      </Notice>
    );
  if (trouble?.kind === 'otherReader')
    return (
      <Notice tone="warning" title={t('transport.otherReader')} isAnswer={trouble.isForm}>
        <p>{t('transport.otherReaderText')}</p>
        <p>
          <Button type="button" variant="secondary" size="small" onClick={transport.tryAgain}>
            {t('transport.continue')}
          </Button>
        </p>
      </Notice>
    );
  if (trouble)
    return (
      <Notice tone="warning" title={t('transport.noAnswer')} isAnswer={trouble.isForm}>
        <p>{t(trouble.isForm ? 'transport.notSent' : 'transport.tryingAgain')}</p>
        <p>
          <Button type="button" variant="secondary" size="small" onClick={transport.tryAgain}>
            {t('transport.tryAgain')}
          </Button>
        </p>
      </Notice>
    );
  if (sending) return <SendingNotice {...sending} />;
  if (isOutdated) return <Notice title={t('transport.newVersion')}>{t('transport.newVersionText')}</Notice>;
  return null;
}

/** A page whose files belong to a newer version loads as a new document. */
function useLeave(): void {
  const { location: target } = useNavigation();
  useEffect(() => {
    const leave = () => {
      if (target) location.assign(target.pathname + target.search + target.hash);
    };
    window.addEventListener('outdated', leave);
    return () => window.removeEventListener('outdated', leave);
  }, [target]);
}
