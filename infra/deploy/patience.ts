/** How long AWS may take to answer a question of the preflight, so that a network without a way out is told. */
export const patience = { requestHandler: { connectionTimeout: 5_000, requestTimeout: 15_000 } };
