/** The value of an environment variable that the stack sets; throws at start-up if it is missing. */
export function environmentVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}
