/** An answer that is checked and allowed, but not made yet: all that its bytes depend on, as JSON, and what makes it. */
export type Prepared<Answer> = {
  dependsOn: readonly unknown[];
  make: () => Promise<Answer>;
};
