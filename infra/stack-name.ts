/** The name of a stage's stack. */
export const stackName = (stageName: string): string => `Horoscope-${stageName}`;
