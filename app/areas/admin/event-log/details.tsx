import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import { costFields, decimalsOf } from '#fields/price-list';
import { eventFacts, shownEvent } from '@bff/areas/admin';
import { type FactNames, readEvent } from '@bff/domain/event-log';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { formatNumber } from '@formats';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { type Locale, localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { Day } from '~/lists/Day';
import { DetailScreen } from '~/screens/DetailScreen';
import { to } from '~/to';
import { wordFor } from '~/i18n/open-key';
import { eventNames } from './event-names';
import { SubjectLink } from './SubjectLink';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const {
    data: written,
    factNames,
    ...event
  } = shownEvent(await readEvent(actor, Number(params['id'])), localeOf(request));
  const t = translator(request);
  return {
    title: `${t('events:details.title')}: ${eventNames(t).subject(event)}`,
    event,
    factNames,
    ...eventFacts(written),
  };
}

/** Logged in öre, besides the prices of price lists. */
const AMOUNTS = new Set(['fee', 'refund', 'price']);
const LISTED: ReadonlySet<string> = new Set(Object.values(costFields).flatMap((fields) => Object.keys(fields)));
/** Facts that are names of fields. */
const NAMES: ReadonlySet<string> = new Set(['changed', 'fields']);
/** Öre have two decimals, metres three. */
const isMoney = (name: string) => AMOUNTS.has(name) || (LISTED.has(name) && decimalsOf(name) === 2);

interface Words {
  t: Translate;
  locale: Locale;
  factNames: FactNames;
}

/** What ids, codes and instants are to people. */
function shown(name: string, value: string, { t, locale, factNames }: Words) {
  const names = factNames[name];
  if (names)
    return value
      .split(', ')
      .map((id) => names[id] ?? id)
      .join(', ');
  if (name === 'scope') return wordFor(t, 'prices:scopes', value);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return <DateTime at={new Date(value)} />;
  if (/^-?\d+$/.test(value)) {
    if (isMoney(name)) return <Money ore={Number(value)} decimals />;
    if (LISTED.has(name) && decimalsOf(name) === 3) return `${formatNumber(Number(value), locale)}\u00a0m`;
  }
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? <Day day={value} /> : value;
}

/** One entry of the event log, with the values before and after. */
export default function EventPage() {
  const { event, changes, facts, factNames } = useLoaderData<typeof loader>();
  const { t } = useTranslation('events');
  const path = usePath();
  const names = eventNames(t);
  const locale = useLocale();
  const words = { t, locale, factNames };
  const field = (name: string) =>
    name === '' ? t('details.value') : wordFor(t, 'events:fields', name, wordFor(t, 'prices:fields', name));
  const same = new URLSearchParams({
    view: 'each',
    entity: event.entity,
    q: event.publicNumber ?? event.entityKey ?? String(event.entityId),
  });
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.eventLog(), label: t('details.back') }}
      over={t('details.title')}
      title={names.subject(event)}
      meta={<DateTime at={event.at} show="exact" />}
    >
      <SummaryList
        rows={[
          { label: t('list.what'), value: <SubjectLink event={event} /> },
          { label: t('list.change'), value: names.change(event) },
          { label: t('list.who'), value: names.actor(event) },
          ...(names.code(event) === null ? [] : [{ label: t('list.code'), value: names.code(event) }]),
          ...(event.reason === null ? [] : [{ label: t('list.reason'), value: event.reason }]),
          ...facts.map(({ name, value }) => ({
            label: field(name),
            value: NAMES.has(name) ? value.split(', ').map(field).join(', ') : shown(name, value, words),
          })),
        ]}
      />
      {changes.length > 0 ? (
        <Table
          caption={t('details.changes')}
          rows={changes}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', label: t('details.field'), rowHeader: true, cell: ({ name }) => field(name) },
            { key: 'old', label: t('details.old'), cell: ({ name, old }) => shown(name, old, words) },
            { key: 'new', label: t('details.new'), cell: (change) => shown(change.name, change.new, words) },
          ]}
        />
      ) : null}
      <p>
        <a href={`${path(to.eventLog())}?${same.toString()}`}>{t('details.same')}</a>
      </p>
    </DetailScreen>
  );
}
