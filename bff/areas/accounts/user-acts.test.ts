import { expect, it } from 'vitest';
import type { UserAction, UserStanding } from '@bff/domain/accounts';
import { type ActedOn, offeredActs } from './user-acts';

const ALL: readonly UserAction[] = [
  'invite',
  'unlock',
  'sendPasswordLink',
  'disable',
  'logOut',
  'resetSecondFactor',
  'delete',
];
const user = (standing: UserStanding, fields: Partial<ActedOn> = {}): ActedOn => ({
  standing,
  roles: ['DRIVER'],
  hasPassword: standing !== 'invited',
  hasSecondFactor: false,
  awaitsDeletion: false,
  ...fields,
});
const offered = (...given: Parameters<typeof user>) => offeredActs(user(...given), ALL);

it('an account is unlocked only where it is locked, and opened only where it is closed', () => {
  expect(offered('active')).not.toContain('unlock');
  expect(offered('invited')).not.toContain('unlock');
  expect(offered('locked')).toContain('unlock');
  expect(offered('partlyLocked')).toContain('unlock');
  expect(offered('inactive')).toContain('enable');
  expect(offered('active')).not.toContain('enable');
});

it('a link for a new password is offered where there is a password to have forgotten, and an account to log in to', () => {
  for (const standing of ['active', 'locked', 'partlyLocked'] as const)
    expect(offered(standing)).toContain('password-link');
  for (const standing of ['invited', 'inactive'] as const) expect(offered(standing)).not.toContain('password-link');
  expect(offered('locked', { hasPassword: false })).not.toContain('password-link');
});

it('what needs something is offered only where that is: an invitation, a second factor, a wait for deletion', () => {
  expect(offered('active')).not.toContain('invite');
  expect(offered('invited')).toContain('invite');
  expect(offered('active')).not.toContain('reset-second-factor');
  expect(offered('active', { hasSecondFactor: true })).toContain('reset-second-factor');
  expect(offered('active')).not.toContain('keep-account');
  expect(offered('active', { awaitsDeletion: true })).toContain('keep-account');
  expect(offered('active', { awaitsDeletion: true })).not.toContain('delete-later');
});

it('nothing is offered to somebody who may do nothing', () => {
  expect(offeredActs(user('locked'), [])).toEqual([]);
});
