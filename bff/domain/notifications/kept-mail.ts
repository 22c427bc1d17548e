import { z } from 'zod';
import { subjectOf, type Block, type MailContent } from './mail-content';

/** What is kept of a mail, for staff to see what somebody was told: all of it but the addresses of its links, some of which log people in. */
export interface KeptMail {
  subject: string;
  parts: readonly KeptPart[];
}

const text = z.string();
const partSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('heading'), text }),
  z.object({ kind: z.literal('facts'), facts: z.array(z.tuple([text, text])) }),
  z.object({ kind: z.literal('sums'), sums: z.array(z.tuple([text, text])) }),
  z.object({ kind: z.literal('stops'), stops: z.array(z.tuple([text, text])) }),
  z.object({ kind: z.literal('list'), items: z.array(text) }),
  z.object({ kind: z.literal('action'), label: text }),
]);
export type KeptPart = z.output<typeof partSchema>;

export const keptMail = (content: MailContent): KeptMail => ({
  subject: subjectOf(content),
  parts: content.blocks.map(keptPart),
});

/** The parts of a mail, read back; null when it was sent before they were kept, or when they have been erased. */
export const readParts = (stored: unknown): KeptPart[] | null => z.array(partSchema).safeParse(stored).data ?? null;

function keptPart(block: Block): KeptPart {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return { kind: block.kind, text: withoutAddresses(block.text) };
    case 'facts':
      return { kind: 'facts', facts: block.facts.map(([name, value]) => [name, withoutAddresses(value)]) };
    case 'sums':
      return { kind: 'sums', sums: block.sums.map(([name, amount]) => [name, amount]) };
    case 'stops':
      return { kind: 'stops', stops: block.stops.map(([time, place]) => [time, withoutAddresses(place)]) };
    case 'list':
      return { kind: 'list', items: block.items.map(withoutAddresses) };
    case 'action':
      return { kind: 'action', label: block.label };
  }
}

/** No template puts an address into its text, but people do. */
const withoutAddresses = (written: string): string => written.replace(/https?:\/\/\S+/gi, '…');
