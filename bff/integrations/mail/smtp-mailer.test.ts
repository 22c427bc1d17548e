import { afterEach, describe, expect, it } from 'vitest';
import { MailRefused, MailUnavailable, type Mail } from './port';
import { smtpMailer } from './smtp-mailer';
import { sampleMail } from './testing/sample-mail';
import { startSmtpSink, type SmtpSink, type SmtpSinkOptions } from './testing/smtp-sink';

let sink: SmtpSink | undefined;
afterEach(async () => {
  await sink?.stop();
  sink = undefined;
});

async function sendTo(options: SmtpSinkOptions, mail: Mail = sampleMail()): Promise<string[]> {
  sink = await startSmtpSink(options);
  await smtpMailer(sink.url, { connectMs: 1_000, idleMs: 300 }).send(mail);
  return sink.taken;
}

describe('mail by SMTP', () => {
  it('arrives with its headers, both texts and the file', async () => {
    const [message = ''] = await sendTo({});
    expect(message).toContain('From: Testbuss <no-reply@demo.invalid>');
    expect(message).toContain('To: anna@demo.invalid');
    expect(message).toContain('Reply-To: support@demo.invalid');
    expect(message).toContain('Message-ID: <1795255963000.17@buss.example>');
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toContain('Content-Language: sv');
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(message).toContain('Content-Type: text/plain; charset=utf-8');
    expect(message).toContain('Content-Type: text/html; charset=utf-8');
    expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/);
    expect(message).toContain('filename=12345674.ics');
    expect(message).toContain(Buffer.from('BEGIN:VCALENDAR\r\n').toString('base64'));
  });

  it('embeds the images of its page, apart from the files', async () => {
    const content = Buffer.from('a picture');
    const logo = { filename: 'logo.png', contentType: 'image/png', content, cid: 'logo@brand' };
    const [message = ''] = await sendTo({}, sampleMail({ attachments: [logo, ...sampleMail().attachments] }));
    expect(message).toMatch(/^Content-Type: multipart\/related/m);
    const [, part = ''] = /Content-Type: image\/png([\s\S]*?)\r?\n\r?\n/.exec(message) ?? [];
    expect(part).toContain('Content-ID: <logo@brand>');
    expect(part).toContain('Content-Disposition: inline');
    expect(message).toMatch(/Content-Disposition: attachment; filename=12345674\.ics/);
  });

  it('waits when nobody answers', async () => {
    sink = await startSmtpSink();
    const mailer = smtpMailer(sink.url);
    await sink.stop();
    await expect(mailer.send(sampleMail())).rejects.toThrow(MailUnavailable);
  });

  it('waits when the server stops answering in the middle', async () => {
    await expect(sendTo({ hangs: true })).rejects.toThrow(MailUnavailable);
  });

  it('waits when the server says «not now»', async () => {
    await expect(sendTo({ refuse: () => ({ responseCode: 451 }) })).rejects.toThrow(MailUnavailable);
  });

  it('is refused for ever when there is no such mailbox, and the reason names nobody', async () => {
    const refused = sendTo({ refuse: () => ({ responseCode: 550 }) });
    await expect(refused).rejects.toThrow(MailRefused);
    await expect(refused).rejects.not.toThrow(/anna/);
  });

  it.each<[string, Partial<Mail>]>([
    ['a line break in the subject', { subject: 'Hej\r\nBcc: everybody@evil.example' }],
    ['a lone line feed in the subject', { subject: 'Hej\nBcc: everybody@evil.example' }],
    ['a Unicode line break in the subject', { subject: 'Hej\u2028Bcc: everybody@evil.example' }],
    ['a line break in the address', { to: 'anna@demo.invalid\r\nRCPT TO:<everybody@evil.example>' }],
    ['two addresses', { to: 'anna@demo.invalid, everybody@evil.example' }],
    ['a group of addresses', { to: 'all:anna@demo.invalid,everybody@evil.example;' }],
    ['no address', { to: 'anna' }],
    ['a line break in the sender', { from: 'Testbuss\r\nBcc: x@evil.example <no-reply@demo.invalid>' }],
    ['a line break in the answer address', { replyTo: 'support@demo.invalid\nBcc: x@evil.example' }],
    [
      'a line break in a file name',
      {
        attachments: [{ filename: 'a\r\nX: y.ics', contentType: 'text/calendar', content: '' }],
      },
    ],
    ['a line break in the message id', { messageId: '<1@buss.example>\r\nBcc: x@evil.example' }],
  ])('is refused with %s, before the server is asked', async (_what, changes) => {
    await expect(sendTo({}, sampleMail(changes))).rejects.toThrow(MailRefused);
    expect(sink?.taken).toEqual([]);
  });
});
