import { parseJson, select, selectOne } from '@db/query';
import { withoutSecrets } from '../shared/without-secrets';

/** An entry of the log with who made it. */
export interface LoggedEvent {
  id: number;
  at: Date;
  /** The kind of thing: `booking`, `setting` … */
  entity: string;
  entityId: number | null;
  entityKey: string | null;
  /** The number under which people know a booking, an order or a journey. */
  publicNumber: string | null;
  from: string | null;
  to: string;
  actorKind: 'user' | 'visitor' | 'system';
  /** What an operator or an integration is called today. */
  subjectName: string | null;
  /** The user's name as it is today, or the job's. */
  actorName: string | null;
  actorUsername: string | null;
  reason: string | null;
  /** What else was written down; secrets blotted out. */
  data: unknown;
}

/** A thing in the log: its kind with its number, or its key alone. */
export type EventSubject = { entity: string; entityId: number } | { entityKey: string };

export interface EventFilter {
  entity?: string | undefined;
  to?: string | undefined;
  /** Any of these; none at all finds nothing. */
  subjects?: readonly EventSubject[] | undefined;
  actor?: { userId: number } | { name: string } | undefined;
  /** From this instant… */
  since?: Date | undefined;
  /** …until before this one. */
  until?: Date | undefined;
  /** Stands somewhere in the reason. */
  text?: string | undefined;
}

const COLUMNS = `e.id, e.at, e.entity, e.entity_id AS entityId, e.entity_key AS entityKey, e.from_state AS \`from\`, e.to_state AS \`to\`,
  e.actor_kind AS actorKind, COALESCE(u.name, e.actor_name) AS actorName, u.username AS actorUsername, e.reason, e.data,
  COALESCE(b.number, o.number, j.number) AS publicNumber, COALESCE(c.name, i.name) AS subjectName`;
const JOINS = `LEFT JOIN users u ON u.id = e.actor_user_id
  LEFT JOIN bookings b ON e.entity = 'booking' AND b.id = e.entity_id
  LEFT JOIN orders o ON e.entity = 'order' AND o.id = e.entity_id
  LEFT JOIN journeys j ON e.entity = 'journey' AND j.id = e.entity_id
  LEFT JOIN companies c ON e.entity IN ('company', 'companyDetails', 'companyCommission') AND c.id = e.entity_id
  LEFT JOIN integration_users i ON e.entity = 'integration' AND i.id = e.entity_id`;

export const eventLogStore = {
  /** A part of what matches, newest first unless `oldestFirst`. The part is picked by index before anything is joined to it. */
  async list(
    filter: EventFilter,
    { offset, limit, oldestFirst }: { offset: number; limit: number; oldestFirst: boolean },
  ): Promise<LoggedEvent[]> {
    const { where, values } = conditions(filter);
    const direction = oldestFirst ? 'ASC' : 'DESC';
    const rows = await select<LoggedEvent>(
      `SELECT ${COLUMNS}
        FROM (SELECT id FROM event_log WHERE ${where} ORDER BY at ${direction}, id ${direction} LIMIT :limit OFFSET :offset) part
        JOIN event_log e ON e.id = part.id ${JOINS}
        ORDER BY e.at ${direction}, e.id ${direction}`,
      { ...values, limit, offset },
    );
    return rows.map(withData);
  },

  /** How many match, counted no further than `most`. */
  async count(filter: EventFilter, most: number): Promise<number> {
    const { where, values } = conditions(filter);
    const row = await selectOne<{ total: number }>(
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM event_log WHERE ${where} LIMIT :most) counted`,
      { ...values, most },
    );
    return row!.total;
  },

  async find(id: number): Promise<LoggedEvent | undefined> {
    const row = await selectOne<LoggedEvent>(`SELECT ${COLUMNS} FROM event_log e ${JOINS} WHERE e.id = :id`, { id });
    return row && withData(row);
  },

  /** The newest entry of each thing of a kind that is named by a key. Of kinds that change seldom: it looks at all entries of the kind. */
  async newestOf(entity: string): Promise<LoggedEvent[]> {
    const rows = await select<LoggedEvent>(
      `SELECT ${COLUMNS} FROM (SELECT MAX(id) AS id FROM event_log WHERE entity = :entity GROUP BY entity_key) newest
        JOIN event_log e ON e.id = newest.id ${JOINS}`,
      { entity },
    );
    return rows.map(withData);
  },

  /** The kinds of things and the states that the log knows: one look into an index each. */
  async vocabulary(): Promise<{ entities: string[]; states: string[] }> {
    const [entities, states] = await Promise.all([
      select<{ name: string }>('SELECT DISTINCT entity AS name FROM event_log'),
      select<{ name: string }>('SELECT DISTINCT to_state AS name FROM event_log'),
    ]);
    return { entities: entities.map(({ name }) => name), states: states.map(({ name }) => name) };
  },

  /** The things with that public number. */
  numbered: (number: string): Promise<{ entity: string; entityId: number }[]> =>
    select(
      `SELECT 'booking' AS entity, id AS entityId FROM bookings WHERE number = :number
        UNION ALL SELECT 'order', id FROM orders WHERE number = :number
        UNION ALL SELECT 'journey', id FROM journeys WHERE number = :number
        UNION ALL SELECT 'company', id FROM companies WHERE org_number = :number`,
      { number },
    ),

  /** Whose username or email address that is. */
  async userNamed(name: string): Promise<number | undefined> {
    const row = await selectOne<{ id: number }>(
      'SELECT id FROM users WHERE username = :name UNION SELECT id FROM users WHERE email = :name LIMIT 1',
      { name: name.toLowerCase() },
    );
    return row?.id;
  },
};

const withData = (row: LoggedEvent): LoggedEvent => ({
  ...row,
  data: row.data === null ? null : withoutSecrets(parseJson(row.data)),
});

function conditions({ entity, to, subjects, actor, since, until, text }: EventFilter) {
  const values: Record<string, unknown> = { entity, to, since, until };
  const parts = ['TRUE'];
  if (entity !== undefined) parts.push('entity = :entity');
  if (to !== undefined) parts.push('to_state = :to');
  if (since) parts.push('at >= :since');
  if (until) parts.push('at < :until');
  if (text !== undefined) {
    parts.push('reason LIKE :pattern');
    values['pattern'] = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  }
  if (actor) {
    const isUser = 'userId' in actor;
    parts.push(isUser ? 'actor_user_id = :actor' : 'actor_name = :actor');
    values['actor'] = isUser ? actor.userId : actor.name;
  }
  if (subjects) {
    const any = subjects.map((subject, index) => {
      if ('entityKey' in subject) {
        values[`key${index}`] = subject.entityKey;
        return `entity_key = :key${index}`;
      }
      values[`entity${index}`] = subject.entity;
      values[`id${index}`] = subject.entityId;
      return `(entity = :entity${index} AND entity_id = :id${index})`;
    });
    parts.push(any.length > 0 ? `(${any.join(' OR ')})` : 'FALSE');
  }
  return { where: parts.join(' AND '), values };
}
