import { useScripts } from '@ds/support/use-scripts';
import { useLoaded } from '@ds/support/once-loaded';
import { secondLife } from '@ds/support/second-lives';
import { NativeFileField, type FileFieldProps } from './NativeFileField';

const life = secondLife(() => import('@ds/enhanced/FileField/DropPlace').then(({ DropPlace }) => DropPlace));

/**
 * A file of one's own. The browser's field stays in a page that lives too (what was chosen cannot be carried over to another); around it comes
 * a place to drop the file, and to paste it.
 */
export function FileField(props: FileFieldProps) {
  const drops = useScripts() && Boolean(props.dropText);
  const DropPlace = useLoaded(life, drops);
  return (
    <>
      <NativeFileField {...props} />
      {drops && DropPlace ? <DropPlace inputId={props.id ?? props.name} text={props.dropText ?? ''} /> : null}
    </>
  );
}
