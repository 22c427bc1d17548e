import { col, fn, Op } from 'sequelize';
import { changeState } from '@bff/domain/shared/change-state.store';
import type { Actor } from '@bff/domain/shared/actor';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { enforced } from '@bff/domain/shared/transitions';
import { clock } from '@bff/platform/clock';
import { databaseNow } from '@db/database-clock';
import { BookingChoice } from '@db/models';
import { type ChoiceStatus, choiceStates } from '@states/choice-states';

/** What the customer can choose between after its operator canceled a booking. */
export interface ChoiceRow {
  id: number;
  bookingId: number;
  /** In öre. */
  amount: number;
  deadline: Date;
  status: ChoiceStatus;
}

const choiceOf = ({ id, bookingId, amount, deadlineAt, status }: BookingChoice): ChoiceRow => ({
  id,
  bookingId,
  amount,
  deadline: deadlineAt,
  status,
});

/** Choices that can still be made. One past its deadline waits only for the refund that follows. */
export const OPEN_CHOICE = { status: 'waiting' as const, deadlineAt: { [Op.gt]: databaseNow() } };

/** How many of everybody can still be made, and when the first of them ends. Access is decided by the caller. */
export async function openChoices(): Promise<{ count: number; deadline: Date | null }> {
  const found = await BookingChoice.findOne({
    attributes: [
      [fn('COUNT', col('id')), 'count'],
      [fn('MIN', col('deadline_at')), 'deadline'],
    ],
    where: OPEN_CHOICE,
  });
  return { count: Number(found?.get('count')), deadline: (found?.get('deadline') ?? null) as Date | null };
}

const machine = { model: BookingChoice, states: enforced('choice', choiceStates) };

export const choiceStore = {
  async insert(by: Actor, { bookingId, amount, deadline }: Pick<ChoiceRow, 'bookingId' | 'amount' | 'deadline'>) {
    const { id } = await BookingChoice.create({ bookingId, amount, deadlineAt: deadline });
    await logTransition({ entity: 'choice', entityId: id, from: null, to: 'waiting', by });
  },

  /** Locks the choice's own row, after its order. */
  async lock(bookingId: number): Promise<ChoiceRow | undefined> {
    const choice = await BookingChoice.findOne({ where: { bookingId }, lock: true });
    return choice ? choiceOf(choice) : undefined;
  },

  /** Which of the bookings still wait for a choice. */
  async waiting(bookingIds: readonly number[]): Promise<number[]> {
    const waiting = await BookingChoice.scope('waiting').findAll({
      attributes: ['bookingId'],
      where: { bookingId: [...bookingIds] },
    });
    return waiting.map(({ bookingId }) => bookingId);
  },

  /** How much of an order's money waits for a choice, in öre. */
  async waitingAmount(bookingIds: readonly number[]): Promise<number> {
    const waiting = await BookingChoice.scope('waiting').findAll({ where: { bookingId: [...bookingIds] } });
    return waiting.reduce((sum, { amount }) => sum + amount, 0);
  },

  /** Numbers of the bookings whose choice is overdue, the longest overdue first. */
  async overdue(now: Date, limit: number): Promise<string[]> {
    const choices = await BookingChoice.scope('waiting').findAll({
      where: { deadlineAt: { [Op.lte]: now } },
      include: { association: 'booking', attributes: ['number'], required: true },
      order: ['deadlineAt', 'id'],
      limit,
    });
    return choices.map(({ booking }) => booking!.number);
  },

  settle: (
    choice: ChoiceRow,
    to: Exclude<ChoiceStatus, 'waiting'>,
    { actor, newBookingId = null }: { actor: Actor; newBookingId?: number | null },
  ): Promise<void> => changeState(machine, choice, to, { actor, set: { newBookingId, settledAt: clock.now() } }),
};
