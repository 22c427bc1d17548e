/** Finds and locks all who have a role: the last system owner stays. */
export const up = 'ALTER TABLE user_roles ADD KEY user_roles_role (role, user_id)';

export const down = 'ALTER TABLE user_roles DROP KEY user_roles_role';
