import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translator } from '~/i18n/i18n.server';
import { messageColumns } from './message-columns';

it('shows the öre of a refund: what is charged or given back is not rounded', () => {
  const t = translator(new Request('http://localhost/sv/'));
  const subject = messageColumns.find(({ key }) => key === 'subject')!;
  const message = { about: { amount: 1_123_390 }, subject: null };
  const cell = subject.cell!(message as Parameters<NonNullable<typeof subject.cell>>[0], { t, path: (to) => to });
  expect(renderToStaticMarkup(<>{cell}</>).replaceAll(/\s/g, ' ')).toContain('11 233,90 kr');
});
