import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/outgoing-messages/${name}`;
const folder = 'dashboard/admin/outgoing-messages';
const facts = { area: 'admin', back: `${folder}/list` } as const;

export const outgoingMessageScreens = {
  outgoingMessages: screen(`${folder}/list`, file('list.tsx'), { area: 'admin' }),
  outgoingMessagesFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'admin' }),
  outgoingMessage: screen(`${folder}/details/:id`, file('details.tsx'), facts),
  discardMessages: screen(`${folder}/discard`, file('discard-many.tsx'), facts),
  discardMessage: screen(`${folder}/discard/:id`, file('discard.tsx'), facts),
};
