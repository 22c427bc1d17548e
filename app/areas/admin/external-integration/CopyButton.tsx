import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { IconButton } from '@ds/primitives/IconButton/IconButton';
import { useScripts } from '@ds/support/use-scripts';

/** Takes a text to the clipboard; not there without scripts, where it is marked by hand. `what` it is goes into the button's name. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation('integration');
  const [isCopied, setCopied] = useState(false);
  if (!useScripts()) return null;
  return (
    <>
      <IconButton
        type="button"
        variant="plain"
        icon={isCopied ? 'check' : 'copy'}
        label={t('key.copy', { what })}
        onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      />
      <span className="small muted" role="status">
        {isCopied ? t('key.copied') : ''}
      </span>
    </>
  );
}
