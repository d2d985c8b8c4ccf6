export const mailUsage = `Usage: npm run mail -- <command>

  list                lists emails with their state, newest first
  show ID             shows the text of an email and its delivery details
  test ADDRESS        sends a test email at once and prints the mail server's response
  subscribers         prints the confirmed newsletter addresses as CSV, each with an unsubscribe link
  retry ID            queues a held, uncertain or dead email again; ID all: all emails in a state

  list, retry all: --state queued|done|held|uncertain|dead    --limit N (20)

queued     waiting to be sent or retried
done       accepted by the mail server, or written to a file without SMTP_URL
held       not sent: a limit was reached, the address rejected emails before, or the row came from a backup
uncertain  sent without a response; an email to a visitor is retried at most once
dead       rejected permanently, or retried for three days

The mail server is SMTP_URL; without it, emails are written to files in DATA_DIR/mail.
Exit codes: 0 success, 1 failure, 2 usage error
`;
