import { listPage, type Page, type PageWanted } from '@bff/domain/shared/list-page';
import { enqueue } from '@bff/domain/shared/outbox.store';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { PaymentIssue as Row } from '@db/models';

export const ISSUE_KINDS = ['dispute', 'event', 'reconciliation', 'difference', 'refund'] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

/** A payment problem that an administrator has to look at. */
export interface PaymentIssue {
  id: number;
  kind: IssueKind;
  /** The provider's id of a dispute, event, refund or payment, or our own payment or refund. */
  subject: string;
  paymentId: number | null;
  disputeId: number | null;
  /** A code of ours or the provider's: a status, a type of event. Never a sentence: sentences may contain personal data. */
  detail: string;
  /** How often it has come up. */
  times: number;
  raisedAt: Date;
  lastRaisedAt: Date;
  handledAt: Date | null;
}

export interface RaiseIssue extends Pick<PaymentIssue, 'kind' | 'subject' | 'detail'> {
  paymentId?: number | null;
  disputeId?: number | null;
}

export interface IssueListQuery extends PageWanted {
  kind: IssueKind | undefined;
  waiting: boolean;
  oldestFirst: boolean;
}

const plain = (row: Row): PaymentIssue => row.get({ plain: true });
/** Something that fails for the same reason every five minutes is raised again a day after it was handled, not at once. */
const isStillKnown = ({ kind, detail, handledAt }: Row, now: string): boolean =>
  kind === 'reconciliation' && detail === now && handledAt !== null && clock.millis() - handledAt.getTime() < DAY;

/** Only what a code can contain: whatever a provider sends as a code goes into a page and a mail. */
const word = (text: string): string => text.replace(/[^\w.:-]/g, '').slice(0, 80) || 'unknown';

export const paymentIssueStore = {
  /** Raises an issue for administrators; one that was handled, or waits already, is raised again as the same. Mails them if asked to. */
  async raise({ kind, subject, detail, paymentId, disputeId }: RaiseIssue, { mail = false } = {}): Promise<void> {
    const now = clock.now();
    const fresh = { detail: word(detail), lastRaisedAt: now, handledAt: null };
    const [row, isNew] = await Row.findOrCreate({
      where: { kind, subject: subject.slice(0, 255) },
      defaults: {
        kind,
        subject: subject.slice(0, 255),
        raisedAt: now,
        paymentId: paymentId ?? null,
        disputeId: disputeId ?? null,
        ...fresh,
      },
    });
    if (!isNew) {
      if (isStillKnown(row, fresh.detail)) return;
      await row.update({ ...fresh, times: row.times + 1 });
    }
    if (!mail) return;
    const dedupeKey = `payment.issue:${row.id}:${fresh.detail}`;
    await enqueue('payment.issue', { issueId: row.id, kind, detail: fresh.detail }, { dedupeKey });
  },

  /** Whether exactly that was raised before. */
  isKnown: async ({ kind, subject, detail }: RaiseIssue): Promise<boolean> =>
    (await Row.count({ where: { kind, subject, detail: word(detail) } })) > 0,

  /** The subjects of waiting issues of that kind. */
  async waitingSubjects(kind: IssueKind): Promise<Set<string>> {
    const rows = await Row.scope('waiting').findAll({ attributes: ['subject'], where: { kind } });
    return new Set(rows.map(({ subject }) => subject));
  },

  async markHandled(which: { id: number } | { kind: IssueKind; subject: string }): Promise<void> {
    await Row.scope('waiting').update({ handledAt: clock.now() }, { where: { ...which } });
  },

  async find(id: number): Promise<PaymentIssue | undefined> {
    const row = await Row.findByPk(id);
    return row ? plain(row) : undefined;
  },

  async lock(id: number): Promise<PaymentIssue | undefined> {
    const row = await Row.findByPk(id, { lock: true });
    return row ? plain(row) : undefined;
  },

  async ofPayment(paymentId: number): Promise<PaymentIssue[]> {
    return (await Row.findAll({ where: { paymentId }, order: [['id', 'DESC']] })).map(plain);
  },

  list: ({ kind, waiting, oldestFirst, ...page }: IssueListQuery): Promise<Page<PaymentIssue>> =>
    listPage(
      waiting ? Row.scope('waiting') : Row,
      { where: kind ? { kind } : {}, order: [['id', oldestFirst ? 'ASC' : 'DESC']] },
      page,
      plain,
    ),

  countWaiting: (): Promise<number> => Row.scope('waiting').count(),
};
