/** What a process remembers by name, at most so many at a time: what was neither set nor read for longest is forgotten first. */
export class Recent<Value> {
  private readonly values = new Map<string, Value>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  get(name: string): Value | undefined {
    const value = this.values.get(name);
    if (value !== undefined) this.set(name, value);
    return value;
  }

  set(name: string, value: Value): void {
    this.values.delete(name);
    this.values.set(name, value);
    const [eldest] = this.values.keys();
    if (this.values.size > this.size && eldest !== undefined) this.values.delete(eldest);
  }

  forget(name: string): void {
    this.values.delete(name);
  }
}
