import type { ReactNode } from 'react';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Day } from '~/lists/Day';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { ActButton } from '~/screens/ActButton';
import { to } from '~/to';

interface UpcomingProps<Change> {
  changes: readonly Change[];
  value: { label: string; of: (change: Change) => ReactNode };
  /** Fields sent by the button that withdraws a change; undefined for users who may not. */
  withdraws: Readonly<Record<string, string | number>> | undefined;
}

/** The changes that apply from a later day. */
export function UpcomingChanges<Change extends { validFrom: string }>({
  changes,
  value,
  withdraws,
}: UpcomingProps<Change>) {
  const { t } = useTranslation('settings');
  if (changes.length === 0) return null;
  const withdraw = {
    key: 'withdraw',
    label: t('action'),
    cell: ({ validFrom }: Change) => (
      <ActButton
        name={`withdraw-${validFrom}`}
        sends={{ intent: 'withdraw', ...withdraws, validFrom }}
        variant="secondary"
        size="small"
      >
        {t('withdraw')}
      </ActButton>
    ),
  };
  return (
    <Table
      caption={t('upcoming')}
      rows={changes}
      rowKey={({ validFrom }) => validFrom}
      columns={[
        { key: 'from', label: t('validFrom'), rowHeader: true, cell: ({ validFrom }) => <Day day={validFrom} /> },
        { key: 'value', label: value.label, cell: value.of },
        ...(withdraws ? [withdraw] : []),
      ]}
    />
  );
}

interface Changed<Value> {
  /** The event's id. */
  id: number;
  at: Date;
  actorName: string | null;
  old: Value;
  new: Value;
  validFrom: string | null;
}

interface HistoryProps<Value> {
  caption: string;
  /** Shown if nobody has changed it. */
  none: string;
  changes: readonly Changed<Value>[];
  shown: (value: Value) => ReactNode;
  /** Whether each change applies from its own day. */
  isDated: boolean;
}

/** Who changed it, when, from what to what; newest first. */
export function ChangeHistory<Value>({ caption, none, changes, shown, isDated }: HistoryProps<Value>) {
  const { t } = useTranslation('settings');
  const path = usePath();
  if (changes.length === 0) return <p className="muted">{none}</p>;
  const from = {
    key: 'from',
    label: t('validFrom'),
    cell: ({ validFrom }: Changed<Value>) => (validFrom === null ? '–' : <Day day={validFrom} />),
  };
  return (
    <Table
      caption={caption}
      rows={changes}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          label: t('when'),
          rowHeader: true,
          cell: ({ id, at }) => (
            <a href={path(to.event(id))}>
              <DateTime at={at} />
            </a>
          ),
        },
        { key: 'who', label: t('who'), cell: ({ actorName }) => actorName ?? '–' },
        { key: 'old', label: t('before'), cell: ({ old }) => shown(old) },
        { key: 'new', label: t('after'), cell: (change) => shown(change.new) },
        ...(isDated ? [from] : []),
      ]}
    />
  );
}
