import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DECISIONS = 'docs/decisions';
const HEAD = `# Decisions

What was decided where there was a choice, and why. A superseded decision is removed, and its successor says so; git keeps it.
\`npm run decisions\` generates this page.

| decision | date | status |
| --- | --- | --- |
`;

/** The index of decisions; throws if one lacks title, date or status. */
export function decisionsPage(): string {
  const rows = readdirSync(DECISIONS)
    .filter((name) => /^\d{4}-/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(DECISIONS, name), 'utf8');
      const [, title, date, status] = /^# (?:\d{4} )?(.+)\n\nDate: (\d{4}-\d\d-\d\d) · Status: (.+)\n/.exec(text) ?? [];
      if (!title || !date || !status) throw new Error(`${name}: a decision begins with its title, date and status`);
      return `| [${name.slice(0, 4)}](${name}) ${title} | ${date} | ${status} |`;
    });
  return `${HEAD}${rows.join('\n')}\n`;
}
