import type { Mail } from '../port';

/** A mail for tests, with changes where needed. */
export const sampleMail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'anna@demo.invalid',
  from: 'Testbuss <no-reply@demo.invalid>',
  replyTo: 'support@demo.invalid',
  subject: 'Bokningen är klar: Örebro – Åre',
  html: '<!doctype html><html lang="sv"><head><title>x</title></head><body><p>Hej &amp; välkommen</p></body></html>',
  text: 'Hej & välkommen\nhttps://buss.example/sv/x?a=1&b=2\n',
  attachments: [
    {
      filename: '12345674.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: 'BEGIN:VCALENDAR\r\n',
    },
  ],
  messageId: '<1795255963000.17@buss.example>',
  language: 'sv',
  ...changes,
});
