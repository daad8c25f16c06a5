/** An in-memory cache that evicts the least recently used entry when it is full. */
export class LruCache<Value> {
  private readonly values = new Map<string, Value>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.size && oldest !== undefined) this.values.delete(oldest);
  }

  delete(key: string): void {
    this.values.delete(key);
  }
}
