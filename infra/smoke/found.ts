/** What steps learn from answers, and those after them need. */
export type Found = {
  isCodeSent?: boolean | undefined;
  key?: string | undefined;
  /** The session's, as a Cookie header has it. */
  cookie?: string | undefined;
  script?: string | undefined;
  profileId?: string | undefined;
  profileTag?: string | undefined;
  isDeleted?: boolean | undefined;
  dayTag?: string | undefined;
};
