import type { ReactNode } from 'react';
import type { Choices } from '@bff/lists';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { AreaFrame } from '~/frame/AreaFrame';
import type { MenuArea } from '~/frame/area-menus';
import { usePath } from '~/http/paths';
import { ListView, type ListViewProps } from './ListView';

interface ListScreenProps<Row, Given extends Choices> extends Omit<ListViewProps<Row, Given>, 'caption'> {
  area: MenuArea;
  title: string;
  /** What leads on from the list: adding another one. */
  actions?: ReactNode;
  /** The page that the list belongs to. */
  back?: { to: string; label: string };
  intro?: ReactNode;
  /** Said below the list. */
  after?: ReactNode;
}

/** A dashboard's page that is a list. */
export function ListScreen<Row, Given extends Choices>(props: ListScreenProps<Row, Given>) {
  const { area, title, actions, back, intro, after, ...list } = props;
  const path = usePath();
  return (
    <AreaFrame area={area}>
      {back ? <BackLink href={path(back.to)}>{back.label}</BackLink> : null}
      <PageHeader title={title} actions={actions} />
      {intro ? <p className="measure">{intro}</p> : null}
      <ListView {...list} caption={title} />
      {after ? <p className="muted measure">{after}</p> : null}
    </AreaFrame>
  );
}
