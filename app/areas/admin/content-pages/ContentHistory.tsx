import { useTranslation } from '~/i18n/use-translation';
import type { PageForEditing } from '@bff/domain/content';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { to } from '~/to';

/** A page's saved versions; each can be opened and saved again. */
export function ContentHistory({ slug, version, revisions }: Pick<PageForEditing, 'slug' | 'version' | 'revisions'>) {
  const { t } = useTranslation('content');
  const path = usePath();
  if (revisions.length === 0) return <p className="muted">{t('history.none')}</p>;
  return (
    <Table
      caption={t('history.title')}
      rows={revisions}
      rowKey={(revision) => revision.version}
      columns={[
        {
          key: 'version',
          label: t('history.version'),
          rowHeader: true,
          cell: (revision) =>
            revision.version === version ? (
              t('history.current', { version })
            ) : (
              <a href={path(`${to.editContentPage(slug)}?version=${revision.version}`)}>
                {t('history.open', { version: revision.version })}
              </a>
            ),
        },
        { key: 'at', label: t('history.at'), cell: ({ savedAt }) => <DateTime at={savedAt} /> },
        { key: 'by', label: t('history.by'), cell: ({ savedBy }) => savedBy },
      ]}
    />
  );
}
