/** A mail as its reader got it; a part that was not sent is empty, and sentAt is an ISO 8601 instant. */
export type ReceivedMail = { to: string; subject: string; text: string; html: string; sentAt: string };

/** The mails that the local environment delivered, newest first. */
export type Inbox = ReturnType<typeof createInbox>;

/** An empty inbox that keeps the last 1,000 mails, or as many as it is told. */
export function createInbox(size = 1_000) {
  const mails: ReceivedMail[] = [];
  return {
    /** Keeps a mail with the present time; beyond the inbox's size the oldest is dropped. */
    deliver(mail: Omit<ReceivedMail, 'sentAt'>): void {
      mails.unshift({ ...mail, sentAt: new Date().toISOString() });
      mails.length = Math.min(mails.length, size);
    },
    /** The mails, newest first: all, or those to one address in any case. */
    list(to?: string): ReceivedMail[] {
      const address = to?.toLowerCase();
      return mails.filter((mail) => address === undefined || mail.to.toLowerCase() === address);
    },
  };
}
