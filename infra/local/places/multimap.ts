/** Several values for each key, in the order in which they came. */
export class Multimap<Value> {
  readonly #values = new Map<string, Value[]>();

  get(key: string): readonly Value[] {
    return this.#values.get(key) ?? [];
  }

  add(key: string, value: Value): void {
    const values = this.#values.get(key);
    if (values) values.push(value);
    else this.#values.set(key, [value]);
  }
}
