import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { IconButton } from '@ds/primitives/IconButton/IconButton';
import { useScripts } from '@ds/support/use-scripts';

/** Copies a text to the clipboard; missing without scripts, where text is selected by hand. The button's name contains `what`. */
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
