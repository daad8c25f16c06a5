/** Wordings of one statement, of which a report has one. */
export type Variants = readonly [string, ...string[]];

type ThreeTexts = readonly [string, string, string];

/** Texts of a body in a sign: a heading, one or two sentences that name the sign, and one or two for each third of the sign. */
export type SignText = {
  readonly title: string;
  readonly core: Variants;
  /** By decan: the sign itself, then with an undertone of the next sign of its element, then of the one after. */
  readonly decans: ThreeTexts;
  /** The same for a body whose aspects hurt more than they help. */
  readonly strained?: ThreeTexts;
};
