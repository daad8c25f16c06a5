/** What is said of a transit: that it helps, that it hurts, or something of both. */
export type Tone = 'helps' | 'hurts' | 'mixed';
