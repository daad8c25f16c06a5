/** A delivered mail. `text` and `html` are empty if missing; `sentAt` is ISO 8601. `headers` are those that the sender added. */
export type ReceivedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  headers?: Readonly<Record<string, string>>;
};

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox(size = 1_000) {
  const mails: ReceivedMail[] = [];
  return {
    deliver(mail: Omit<ReceivedMail, 'sentAt'>): void {
      mails.unshift({ ...mail, sentAt: new Date().toISOString() });
      mails.length = Math.min(mails.length, size);
    },
    /** Lists mails, newest first: all of them, or those to one address (case-insensitive). */
    list(to?: string): ReceivedMail[] {
      const address = to?.toLowerCase();
      return mails.filter((mail) => address === undefined || mail.to.toLowerCase() === address);
    },
  };
}
