import type { UserActor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import type { TextKey } from '~/i18n/text-keys';

/** An administrators' list: reads its address, then its rows. */
export async function loadAdminList<Row, Sort extends string, Rules extends ListSpec['filters']>(
  request: Request,
  title: TextKey,
  spec: ListSpec<Sort, Rules>,
  read: (actor: UserActor, query: ListQuery<Sort, Rules>) => ReadList<Row>,
) {
  const actor = await requireActor(request, 'admin');
  toListFile(request);
  return loadList(request, spec, translator(request)(title), (query) => read(actor, query));
}
