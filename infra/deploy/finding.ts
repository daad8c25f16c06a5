/**
 * What is found out before anything is changed, in a sentence or lines: a `problem` speaks against going on, a `warning`
 * is for the operator to weigh, and a `fact` says where things would go.
 */
export type Finding = { kind: 'problem' | 'warning' | 'fact'; text: string };

export const problem = (text: string): Finding => ({ kind: 'problem', text });
export const warning = (text: string): Finding => ({ kind: 'warning', text });
export const fact = (text: string): Finding => ({ kind: 'fact', text });
