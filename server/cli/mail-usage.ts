export const mailUsage = `Usage: npm run mail -- <command>

  list                what became of mails, the newest first
  show ID             one mail as it reads, and all that is known of its way
  test ADDRESS        sends a trial to an address at once, and says what the mail server answers
  subscribers         the confirmed newsletter addresses as CSV, each with a link to leave by, for your newsletter tool
  retry ID            sends one that was held, given up or never acknowledged once more; all: every one of that state

  list, retry all: --state queued|done|held|uncertain|dead    --limit N (20)

queued     waits for its turn, for the mail server, or for its next try
done       taken by the mail server, or written to a file where there is none
held       not sent: a bound was reached, the address refused mails before, or the row came from a backup
uncertain  it went out, and no answer came; a visitor's mail is sent once more at most
dead       refused for good, or tried for three days

The mail server is SMTP_URL; without it mails are files in DATA_DIR/mail.
Exit codes: 0 done, 1 failed, 2 called wrongly
`;
