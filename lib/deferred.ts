/** A response whose body isn't computed yet. Equal `etagInputs` guarantee identical bytes, so a 304 costs no computation. */
export type Deferred<Body> = {
  etagInputs: readonly unknown[];
  /** Headers of the response, also of a 304. */
  headers?: Readonly<Record<string, string>>;
  compute: () => Promise<Body>;
};
