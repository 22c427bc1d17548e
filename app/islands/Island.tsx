import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useFrame } from '~/frame/frame-parts';
import type { PageHandle } from '~/http/page-handle';
import { useLocale } from '~/http/paths';
import { textsAddress } from '~/i18n/texts-address';
import type { loader } from '~/root';
import type { IslandName } from './islands';

interface IslandProps {
  name: IslandName;
  /** The form's props, from which the browser renders it too. */
  props: object;
  children: ReactNode;
}

/**
 * A form of a light page that React takes over when the page is idle (decision 0490). It works without: this only names the script that
 * hydrates it, and its props. Nothing is marked if the visitor has turned that off.
 */
export function Island({ name, props, children }: IslandProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  const frame = useFrame();
  const locale = useLocale();
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const namespaces = [...new Set(handles.flatMap((handle) => handle?.i18n ?? []))];
  if (!root?.islandsUrl || !frame?.livelyForms) return <div>{children}</div>;
  return (
    <div
      data-island={name}
      data-island-script={root.islandsUrl}
      data-island-texts={textsAddress(locale, namespaces, root.textsVersion)}
      data-island-props={JSON.stringify(props)}
    >
      {children}
    </div>
  );
}
