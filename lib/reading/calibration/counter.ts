/** Counts how often something comes. */
export class Counter<Key> {
  readonly #counts = new Map<Key, number>();

  count(key: Key): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  /** How often something has come. */
  of(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  /** How often what came most often has come; 0 if nothing has. */
  most(): number {
    let most = 0;
    for (const count of this.#counts.values()) most = Math.max(most, count);
    return most;
  }

  entries(): Iterable<[Key, number]> {
    return this.#counts.entries();
  }
}
